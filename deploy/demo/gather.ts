import { Problem } from '../local/problem';
import { apiClient, ApiError, type ApiClient } from '../stack/api-client';
import { LEAGUE, PASSWORD, type Person } from './people';

/** Somebody who is signed in. */
export interface SignedIn {
  id: string;
  username: string;
  api: ApiClient;
}

/** Signs somebody in, with a new account the first time. */
export async function signIn(visitor: ApiClient, person: Person, url: string): Promise<SignedIn> {
  const { username, email, bio } = person;
  try {
    const { token, user } = await visitor.call('identity.Login', { username, password: PASSWORD });
    return { id: user?.id ?? '', username, api: apiClient(url, token) };
  } catch (error) {
    if (!isRefusal(error, 'WRONG_CREDENTIALS')) throw error;
  }
  try {
    const { token, user } = await visitor.call('identity.Register', { username, email, password: PASSWORD });
    const api = apiClient(url, token);
    await api.call('identity.UpdateProfile', { bio });
    return { id: user?.id ?? '', username, api };
  } catch (error) {
    if (!isRefusal(error, 'USERNAME_TAKEN')) throw error;
    throw new Problem(`The demo needs the username ${username}, which somebody else has: start it on other data, such as DATA_DIR=.data-demo npm start -- --demo`);
  }
}

/** Everybody becomes the captain's friend. */
export async function makeFriends(captain: SignedIn, others: SignedIn[]): Promise<void> {
  const friends = new Set((await captain.api.call('social.ListFriends')).map(({ id }) => id));
  for (const other of others.filter(({ id }) => !friends.has(id))) {
    // Asking somebody who has asked already makes friends, so both ask.
    await unlessRefused('FRIEND_REQUEST_PENDING', captain.api.call('social.SendFriendRequest', { user_id: other.id }));
    await other.api.call('social.SendFriendRequest', { user_id: captain.id });
  }
}

/** @returns the id of the league, which everybody belongs to */
export async function foundLeague(captain: SignedIn, others: SignedIn[]): Promise<string> {
  const mine = (await captain.api.call('league.ListLeagues')).find(({ name }) => name === LEAGUE.name);
  const league = mine ?? (await captain.api.call('league.CreateLeague', LEAGUE));
  const members = new Set(league.members.map(({ id }) => id));
  for (const other of others.filter(({ id }) => !members.has(id))) {
    const sent = await unlessRefused('ALREADY_INVITED', captain.api.call('league.InviteUser', { league_id: league.id, user_id: other.id }));
    const id = sent?.id ?? (await waitingInvite(other));
    await other.api.call('league.HandleInvite', { id, action: 'accept' });
  }
  return league.id;
}

/** The invite that an interrupted run left. */
async function waitingInvite({ api, username }: SignedIn): Promise<string> {
  const notifications = await api.call('social.ListNotifications', { limit: 100 });
  const invite = notifications.find(({ type, requires_action }) => type === 'league_invite' && requires_action);
  if (invite === undefined) throw new Error(`${username} was invited, but has no invite.`);
  return invite.reference_id;
}

async function unlessRefused<T>(code: string, call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!isRefusal(error, code)) throw error;
    return undefined;
  }
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
