import fs from 'node:fs';
import path from 'node:path';
import type { CallName } from '../api/contract';
import { STATE_VALUES } from '../pact/state-values';
import type { RemoteName } from '../remote/remote-routes';
import { Reply, type Answers } from './answers';
import { fieldsOf, watched } from './watched';

const PACTS = path.join(__dirname, '..', '..', '..', '..', 'pacts');

/** A picture that a page has of somebody and no answer carries: what draws an avatar looks for it first. */
const OWN = /\bembeddedImageData$|\b(members|sender|from_user|ListFriends)[. ]image$/;

/** What is read of a kept interaction. */
interface Kept {
  description: string;
  providerStates: { name: string }[];
  response: { body: { content: unknown } };
}

/** The answers in a remote's kept pact, for its screens. */
export interface PactAnswers {
  /**
   * @param upon what the person does, as the exchanges say
   * @param given of calls that were recorded in several states, those in this one
   * @throws Error when nothing of the kind was recorded
   */
  answers(upon: string, given?: string): Answers;
  /** Fields that a screen has asked these answers for and that no exchange of the call names, as 'league.GetLeague balance'. */
  unnamed(): string[];
}

/** Who is signed in there. */
export const pactSession = { token: STATE_VALUES.token, user: { id: STATE_VALUES.userId, username: 'ada' } };

/** Answers with the fields that a remote's kept pact names and no other: a screen that reads more reads what nobody has promised. */
export function pactAnswers(remote: RemoteName): PactAnswers {
  const { interactions } = JSON.parse(fs.readFileSync(path.join(PACTS, `mfe-${remote}-gateway.json`), 'utf8')) as { interactions: Kept[] };
  const named = new Set(interactions.flatMap((kept) => fieldsOf(kept.response.body.content).map((field) => `${callOf(kept)} ${field}`)));
  const unnamed = new Set<string>();
  const reply = (kept: Kept): Reply => {
    const body = watched(kept.response.body.content, (field) => {
      const full = `${callOf(kept)} ${field}`;
      if (!named.has(full) && !OWN.test(full)) unnamed.add(full);
    });
    return new Reply(() => Promise.resolve(Object.defineProperty(new globalThis.Response(), 'json', { value: () => Promise.resolve(body) })));
  };
  return {
    answers(upon, given) {
      const meant = interactions.filter(({ description }) => description.endsWith(`: ${upon}`));
      const inState = meant.filter(({ providerStates }) => given === undefined || providerStates.some(({ name }) => name === given));
      if (inState.length === 0) throw new Error(`The pact of mfe-${remote} says nothing of '${upon}'${given === undefined ? '' : ` given '${given}'`}`);
      return Object.fromEntries([...meant, ...inState].map((kept) => [callOf(kept), reply(kept)]));
    },
    unnamed: () => [...unnamed].sort(),
  };
}

const callOf = ({ description }: Kept): CallName => description.split(':')[0] as CallName;
