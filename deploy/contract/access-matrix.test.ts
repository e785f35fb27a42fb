import { Access, contractCalls, type ContractCall } from '@oddsmates/proto/descriptor';
import { apiClient } from '../stack/api-client';
import { sharedStack } from '../stack/shared-stack';
import { PASSWORD } from './support/league-night';
import { setScene, type Scene } from './support/scene';
import { refusalOf } from './support/send';
import { routesOf, sendCall } from './support/send-call';
import { storedState } from './support/stored-state';
import { validRequests, type MakeRequest } from './support/valid-requests';

/** Who may make which call: every call of the contract, as everybody there is, held to the access level that the contract has for it. */

const ROLES = ['visitor', 'stranger', 'member', 'captain', 'addressee'] as const;
type Role = (typeof ROLES)[number];

/** The status that turns a role away; undefined where the call is granted. An unknown request or invite is not found, whosever it is. */
function turnedAway(access: Access, role: Role): number | undefined {
  if (access === Access.VISITOR) return undefined;
  if (role === 'visitor') return 401;
  const outside = role === 'stranger' || role === 'addressee';
  if (access === Access.MEMBER) return outside ? 403 : undefined;
  if (access === Access.CAPTAIN) return role === 'captain' ? undefined : 403;
  if (access === Access.ADDRESSEE) return role === 'addressee' ? undefined : 404;
  return undefined;
}

/** Calls after which the caller has to sign in again. */
const ENDS_THE_SESSION: readonly string[] = ['identity.ChangePassword', 'identity.SignOutEverywhere'];

const cases = routesOf(contractCalls);
const requests = new Map<string, MakeRequest>(Object.entries(validRequests));
const named = ({ name }: ContractCall, method: string, role: Role) => `${method} ${name} as ${role}`;

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});

function requestFor({ name }: ContractCall): object | Promise<object> {
  const make = requests.get(name);
  if (!make) throw new Error(`${name} has no valid request: write one in support/valid-requests.ts`);
  return make(scene);
}

const tokenOf = (role: Role): string | undefined => (role === 'visitor' ? undefined : scene[role].token);

/** A person whose session has ended goes on with a new one. */
async function signInAgain(role: Exclude<Role, 'visitor'>): Promise<void> {
  const { url } = sharedStack();
  const { token } = await apiClient(url).call('identity.Login', { username: scene[role].username, password: PASSWORD });
  scene[role] = { ...scene[role], token, api: apiClient(url, token) };
}

test('every call of the contract has a valid request to try it with', () => {
  expect([...requests.keys()].sort()).toEqual([...new Set(cases.map(({ call }) => call.name))].sort());
});

test('whoever may not make a call is turned away, and nothing changes', async () => {
  const prepared = await Promise.all(cases.map(async ({ call, route }) => ({ call, route, request: await requestFor(call) })));
  const before = await storedState();
  for (const { call, route, request } of prepared) {
    for (const role of ROLES) {
      const status = turnedAway(call.access, role);
      if (status === undefined) continue;
      const refusal = refusalOf(await sendCall(route, request, tokenOf(role)));
      expect({ case: named(call, route.method, role), ...refusal }).toMatchObject({ case: named(call, route.method, role), status, error: expect.any(String) });
      // Those of the contract's own: a refusal that a page was not told of cannot be handled by it.
      expect([named(call, route.method, role), 'NOT_AUTHENTICATED', ...call.reasons]).toContain(refusal.code);
    }
  }
  expect(await storedState()).toEqual(before);
});

test('whoever may make a call can', async () => {
  for (const { call, route } of cases) {
    for (const role of ROLES) {
      if (turnedAway(call.access, role) !== undefined) continue;
      const answer = await sendCall(route, await requestFor(call), tokenOf(role));
      expect({ case: named(call, route.method, role), ...refusalOf(answer) }).toEqual({ case: named(call, route.method, role), status: call.success });
      if (role !== 'visitor' && ENDS_THE_SESSION.includes(call.name)) await signInAgain(role);
    }
  }
});
