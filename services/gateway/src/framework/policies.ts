import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Policy } from 'express-gateway/lib/gateway/index.js';
import type { Exchange, Step } from '../http/exchange';
import { runStep } from '../http/run-step';

/** What the configuration may say to a policy. */
export type PolicyParameters = {
  'request-id': object;
  'access-log': object;
  'security-headers': object;
  'find-call': object;
  'rate-limit': { by: 'address' | 'caller' };
  authenticate: object;
  /** `form_bytes` 0: no forms. */
  'read-body': { json_bytes: number; form_bytes: number };
  subscribe: object;
  transcode: object;
  docs: object;
  media: object;
  pages: object;
};

/** How each policy is made from its parameters. */
export type PolicySet = { [Name in keyof PolicyParameters]: (parameters: PolicyParameters[Name]) => Step };

const bytes = { type: 'integer', minimum: 0, maximum: 33_554_432 };

/** JSON schemas of the parameters: the framework refuses to start with a configuration that does not fit. */
const PARAMETERS: Partial<Record<keyof PolicyParameters, Record<string, object>>> = {
  'rate-limit': { by: { type: 'string', enum: ['address', 'caller'] } },
  'read-body': { json_bytes: bytes, form_bytes: bytes },
};

/** Makes the framework's policies out of steps: the only place where the two meet. */
export function toPolicies(set: PolicySet, exchangeOf: (req: IncomingMessage, res: ServerResponse) => Exchange): Policy[] {
  return Object.entries(set).map(([name, makeStep]) => ({
    name,
    schema: schemaOf(name as keyof PolicyParameters),
    policy: (parameters) => {
      const step = (makeStep as (parameters: object) => Step)(parameters);
      return (req, res, next) => {
        const goesOn = runStep(step, exchangeOf(req, res));
        if (typeof goesOn === 'boolean') proceed(goesOn, next);
        else void goesOn.then((later) => proceed(later, next));
      };
    },
  }));
}

function proceed(goesOn: boolean, next: () => void): void {
  if (goesOn) next();
}

function schemaOf(name: keyof PolicyParameters): object {
  const properties = PARAMETERS[name] ?? {};
  return { $id: `http://express-gateway.io/schemas/policies/${name}.json`, type: 'object', properties, required: Object.keys(properties) };
}
