/** Writes gen/openapi.json, the contract for readers outside of this repository, and docs/api.md from it. Run by `npm run generate`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '../package.json';
import { contractCalls } from '../src/contract';
import { readComments } from './openapi/comments';
import { joined, Operations, type Operation } from './openapi/operations';
import { reference } from './openapi/reference';
import { ERROR_SCHEMA } from './openapi/refusals';
import { Schemas } from './openapi/schemas';

const DESCRIPTION = [
  'Every path works with and without its trailing slash. Ids are opaque. Times are ISO 8601 in UTC with milliseconds. Money is dollars with at most two decimals.',
  'A `null` in a request is the same as leaving the field out; what a call does not know is ignored.',
  'Every refusal has the shape of `Error`: a sentence for the user, a code that never changes its meaning, and where it is about what was sent, a sentence for each field.',
].join('\n\n');

const comments = readComments();
const schemas = new Schemas(comments);
const operations = new Operations(schemas, comments);

const paths: Record<string, Record<string, Operation>> = {};
for (const call of contractCalls) {
  for (const route of call.routes) {
    const at = (paths[route.path] ??= {});
    const method = route.method.toLowerCase();
    const known = at[method];
    const operation = operations.of(call, route);
    at[method] = known ? joined(known, operation) : operation;
  }
}

/** The whole document. */
export const document = {
  openapi: '3.1.0',
  info: { title: 'Oddsmates', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  tags: [...new Set(contractCalls.filter(({ routes }) => routes.length > 0).map(({ service }) => service))].map((name) => ({ name })),
  paths,
  components: {
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token <token>`, from signing in or registering.' } },
    schemas: { Error: ERROR_SCHEMA, ...schemas.components },
  },
};

const ROOT = path.join(__dirname, '..', '..');
writeFileSync(path.join(ROOT, 'proto', 'gen', 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
mkdirSync(path.join(ROOT, 'docs'), { recursive: true });
writeFileSync(path.join(ROOT, 'docs', 'api.md'), reference(document));
