import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { befriend, enrol, join, type Person } from '../stack/people';
import { sharedStack } from '../stack/shared-stack';
import { openVisitor, type Screen, type Visitor } from './visitor';

/** Somebody with an account, who is signed in in a window of their own. `name` is their part in the journey. */
export type Player = Visitor & Person;

/** Enrols somebody, under a name that nobody has yet, and opens a window where they are signed in. */
export async function openPlayer(browser: Browser, part: string, username: string, screen: Screen): Promise<Player> {
  return openBrowserOf(await enrolNew(username), browser, part, screen);
}

/** Opens a browser of somebody's where they are signed in: another device of theirs, or the first. */
export async function openBrowserOf(person: Person, browser: Browser, part: string, screen: Screen): Promise<Player> {
  const { url } = sharedStack();
  return { ...person, ...(await openVisitor(browser, part, screen, url, signedIn(person, url))) };
}

/** Enrols somebody without a window. */
export function enrolNew(username: string): Promise<Person> {
  const name = `${username}-${randomUUID().slice(0, 6)}`;
  return enrol(sharedStack().url, name, `${name}@journey.example`);
}

/** A league of the captain's, to which the others belong; the captain is a friend of each. @returns its id */
export async function foundLeague(name: string, captain: Person, ...others: Person[]): Promise<string> {
  const { id } = await captain.api.call('league.CreateLeague', { name });
  for (const other of others) {
    await befriend(captain, other);
    await join(captain, id, other);
  }
  return id;
}

/** The storage of a browser that somebody has signed in with (spec section 3, local storage keys). */
export function signedIn({ id, username, token }: Omit<Person, 'api'>, origin: string) {
  const localStorage = [{ name: 'token', value: token }, { name: 'user', value: JSON.stringify({ id, username }) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
