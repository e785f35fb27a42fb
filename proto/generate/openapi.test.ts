import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import document from '../gen/openapi.json';
import { contractCalls } from '../src/contract';
import { reference, type ReferenceDocument } from './openapi/reference';

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods as Record<string, { operationId: string; security: unknown[] }>));

test('the document is OpenAPI 3.1, and each of its references leads somewhere', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

test('every route of the contract is in it, and no internal call', () => {
  const routes = new Set(contractCalls.flatMap((call) => call.routes.map(({ method, path: at }) => `${method} ${at}`)));
  const told = Object.entries(document.paths).flatMap(([at, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${at}`));
  expect(told.sort()).toEqual([...routes].sort());
});

test('whoever needs a token is told so', () => {
  const visitors = operations.filter(({ security }) => security.length === 0).map(({ operationId }) => operationId);
  expect(visitors.sort()).toEqual(['identity.GetAuthConfig', 'identity.GoogleAuth', 'identity.Login', 'identity.Register']);
});

test('bounds, words and refusals of the contract are told', () => {
  const register = document.paths['/api/register/'].post;
  expect(register.requestBody.content['application/json'].schema).toMatchObject({
    required: ['username', 'email', 'password'],
    properties: { username: { type: 'string', minLength: 1, maxLength: 50 }, email: { format: 'email' }, password: { minLength: 8, maxLength: 128 } },
  });
  expect(register.responses['409'].description).toContain('USERNAME_TAKEN: This username is already taken');
  expect(document.paths['/api/leagues/create/'].post.requestBody.content['multipart/form-data'].schema.properties).toHaveProperty('image');
  expect(document.paths['/api/leagues/create/'].post.requestBody.content['application/json'].schema.properties).not.toHaveProperty('image');
});

test('two calls on one route are one operation that takes either', () => {
  const { post } = document.paths['/api/leagues/bets/post_league_event/'];
  expect(post.requestBody.content['application/json'].schema.anyOf).toHaveLength(2);
  expect(post.responses['201'].content['application/json'].schema.anyOf).toHaveLength(2);
});

test('docs/api.md is what the document says', () => {
  const page = readFileSync(path.join(__dirname, '..', '..', 'docs', 'api.md'), 'utf8');
  expect(page).toBe(reference(document as unknown as ReferenceDocument));
});
