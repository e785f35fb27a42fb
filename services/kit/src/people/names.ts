import type { PersonRow } from './store';

/** Names and pictures by user id. */
export type People = ReadonlyMap<string, PersonRow>;

/** Somebody's name; a plain word for an account that is gone. */
export function usernameOf(people: People, userId: string): string {
  return people.get(userId)?.username ?? 'Former player';
}

/** Somebody's picture; empty without one. */
export function pictureOf(people: People, userId: string): string {
  return people.get(userId)?.profile_image_url ?? '';
}
