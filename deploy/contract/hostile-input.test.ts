import { Access, contractCalls } from '@oddsmates/proto/descriptor';
import { sharedStack } from '../stack/shared-stack';
import { attemptsFrom, drawAttempt, type Base } from './hostile/attempts';
import { postAll, type Attempt, type Reply } from './hostile/post';
import { seeded } from './hostile/seeded';
import notBuilt from './not-built.json';
import { register } from './support/league-night';
import { setScene, type Scene } from './support/scene';
import { routesOf } from './support/send-call';
import { storedState } from './support/stored-state';
import { validRequests, type MakeRequest } from './support/valid-requests';

/**
 * Whatever is sent to any call of the contract: no fault, an answer that a page can read, and no trace of what was refused. The requests are
 * made from the contract, each with one thing wrong, and then by chance with several. HOSTILE_SEED=<n> draws others.
 */

const seed = Number(process.env['HOSTILE_SEED'] ?? '20261121');
const CALLS_AT_LEAST = 10_000;
/** A call is worth its time: each of these hashes a password, or writes for somebody new. */
const COSTLY: readonly string[] = ['identity.Login', 'identity.Register', 'identity.ChangePassword', 'identity.SignOutEverywhere', 'identity.GoogleAuth'];
const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];
const INSIDES = /\.(ts|js):\d|node_modules|SELECT |INSERT |postgres|undefined|\[object/;

/** Refusals that depend on what others are called; bad-input.test.ts sees to them. */
const ABOUT_NAMES = /"code":"(USERNAME_TAKEN|EMAIL_TAKEN|WRONG_CREDENTIALS)"/;

const requests = new Map<string, MakeRequest>(Object.entries(validRequests));
const counts: Record<string, number> = {};
let bases: Base[];
let attempts: Attempt[];

/** Who makes a call: somebody to whom it would be granted, so that nothing is hidden behind access. */
async function callerOf(access: Access, scene: Scene): Promise<string | undefined> {
  if (access === Access.VISITOR) return undefined;
  if (access === Access.MEMBER) return scene.member.token;
  if (access === Access.CAPTAIN) return scene.captain.token;
  return access === Access.ADDRESSEE ? scene.addressee.token : (await register('hostile')).token;
}

beforeAll(async () => {
  // What is read stays small, whatever is granted to those who write.
  const [readers, writers] = await Promise.all([setScene(), setScene()]);
  bases = await Promise.all(
    routesOf(contractCalls).map(async ({ call, route }) => {
      const scene = call.readsOnly ? readers : writers;
      const request = await requests.get(call.name)?.(scene);
      if (!request) throw new Error(`${call.name} has no valid request: write one in support/valid-requests.ts`);
      return { call, route, request, token: await callerOf(call.access, scene) };
    }),
  );
  attempts = bases.flatMap(attemptsFrom);
  const chance = seeded(seed);
  const drawnFrom = bases.filter(({ call, route }) => route.hasBody && !COSTLY.includes(call.name) && Object.keys(call.method.input.field).length > 1);
  while (attempts.length < CALLS_AT_LEAST) {
    const drawn = drawAttempt(chance.pick(drawnFrom), chance);
    if (drawn) attempts.push(drawn);
  }
});

/** Sends attempts and tells everything about their answers that must not be. */
async function sendAll(those: readonly Attempt[]): Promise<{ replies: Reply[]; wrong: string[] }> {
  const replies: Reply[] = [];
  const wrong: string[] = [];
  await postAll(sharedStack().url, those, (reply) => {
    replies.push(reply);
    counts[reply.status] = (counts[reply.status] ?? 0) + 1;
    const fault = faultOf(reply);
    if (fault !== undefined) wrong.push(`${reply.attempt.call} ${reply.attempt.method} ${reply.attempt.what}: ${fault} (${reply.status} ${reply.text.slice(0, 300)})`);
  });
  return { replies, wrong };
}

function faultOf({ attempt, status, type, text }: Reply): string | undefined {
  if (status === 501 && (notBuilt as string[]).includes(attempt.call)) return undefined;
  if (status >= 500 || status === 429) return 'a fault';
  if (status < 400) return attempt.refused ? 'granted what the contract refuses' : undefined;
  if (attempt.method === 'HEAD') return undefined;
  if (type !== 'application/json; charset=utf-8') return 'no JSON';
  const { error, code, request_id: id, fields = {} } = JSON.parse(text) as Record<string, unknown>;
  const sentences = [error, ...Object.values(fields as object)];
  if (!sentences.every((sentence) => typeof sentence === 'string' && /^\p{Lu}.* .*/u.test(sentence) && !INSIDES.test(sentence))) return 'no sentence';
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) && typeof id === 'string' && id !== '' ? undefined : 'no code or no id';
}

const changesNothing = ({ attempt: { method, refused } }: { attempt: Attempt }) => refused || READS.includes(method);

test('what the contract refuses is refused in a sentence, reads answer anything, and nothing changes', async () => {
  const before = await storedState();
  const { wrong } = await sendAll(attempts.filter((attempt) => changesNothing({ attempt })));
  expect(wrong).toEqual([]);
  expect(await storedState()).toEqual(before);
}, 240_000);

test('what may be granted is granted or refused in a sentence, and what is refused changes nothing', async () => {
  const { replies, wrong } = await sendAll(attempts.filter((attempt) => !changesNothing({ attempt })));
  expect(wrong).toEqual([]);
  // Once more without those that were granted. Names are taken and given up as this goes on, so what is about them may be granted now.
  let refused = replies.filter(({ status, text }) => status >= 400 && !ABOUT_NAMES.test(text));
  for (let granted = true; granted; ) {
    const before = await storedState();
    const again = await sendAll(refused.map(({ attempt }) => attempt));
    expect(again.wrong).toEqual([]);
    granted = again.replies.some(({ status }) => status < 400);
    refused = again.replies.filter(({ status }) => status >= 400);
    if (!granted) expect(await storedState()).toEqual(before);
  }
}, 240_000);

afterAll(() => {
  const sent = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${sent} calls with seed ${seed}; answers by status: ${JSON.stringify(counts)}`);
});
