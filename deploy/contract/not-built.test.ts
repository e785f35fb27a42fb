import { randomUUID } from 'node:crypto';
import { Access, contractCalls, type ContractCall } from '@oddsmates/proto/descriptor';
import notBuilt from './not-built.json';
import { register } from './support/league-night';
import { send } from './support/send';

/** What answers 501 is written down in not-built.json, so that nothing missing can hide: whoever builds a call takes it out there. */

/** A body that chooses this call where two share a route. */
function bodyFor({ whenBodyHas }: ContractCall): object {
  return (whenBodyHas?.split('.') ?? []).reduceRight<object>((inner, name, at, path) => ({ [name]: at === path.length - 1 ? ['h2h'] : inner }), {});
}

test('exactly the calls on the list are not built', async () => {
  let { token } = await register('surveyor');
  const answered = new Map<string, number[]>();
  for (const call of contractCalls) {
    // A stream is no call and answer: stream.test.ts.
    if (call.method.methodKind !== 'unary') continue;
    for (const { method, path, hasBody } of call.routes) {
      const route = path.replace(/\{\w+\}/g, () => randomUUID());
      const ask = () => send(`${method} ${route}`, { token, ...(hasBody && { json: bodyFor(call) }) });
      let { status } = await ask();
      if (status === 401 && call.access !== Access.VISITOR) {
        // A call before has ended the session, as it should.
        ({ token } = await register('surveyor'));
        ({ status } = await ask());
      }
      answered.set(call.name, [...(answered.get(call.name) ?? []), status]);
    }
  }
  const missing = [...answered].filter(([, statuses]) => statuses.includes(501)).map(([name]) => name);
  expect(missing.sort()).toEqual(notBuilt);
  // What is built answers for itself: neither a fault nor a route that leads nowhere.
  const wrong = [...answered].filter(([, statuses]) => statuses.some((status) => status === 405 || (status >= 500 && status !== 501)));
  expect(wrong).toEqual([]);
});
