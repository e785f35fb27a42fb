import { apiClient, type ApiClient } from './api-client';

/** Somebody who is signed in. */
export interface Person {
  id: string;
  username: string;
  token: string;
  api: ApiClient;
}

/** Of everybody whom the tests register. */
export const PASSWORD = 'a long password';

/** Opens an account of this name. */
export async function enrol(url: string, username: string, email: string): Promise<Person> {
  const { token, user } = await apiClient(url).call('identity.Register', { username, email, password: PASSWORD });
  if (!user) throw new Error('A registration answers with the user');
  return { id: user.id, username: user.username, token, api: apiClient(url, token) };
}

/** Makes two people friends. */
export async function befriend(one: Person, other: Person): Promise<void> {
  await one.api.call('social.SendFriendRequest', { user_id: other.id });
  const { requests } = await other.api.call('social.ListFriendRequests');
  const request = requests.find(({ from_user }) => from_user?.id === one.id);
  await other.api.call('social.HandleFriendRequest', { id: request?.id ?? '', action: 'accept' });
}

/** Brings somebody into a league. */
export async function join(captain: Person, leagueId: string, person: Person): Promise<void> {
  const { id } = await captain.api.call('league.InviteUser', { league_id: leagueId, user_id: person.id });
  await person.api.call('league.HandleInvite', { id, action: 'accept' });
}

/** Signs somebody in who has an account. */
export async function logIn(url: string, username: string, password = PASSWORD): Promise<Person> {
  const { token, user } = await apiClient(url).call('identity.Login', { username, password });
  if (!user) throw new Error('A sign-in answers with the user');
  return { id: user.id, username: user.username, token, api: apiClient(url, token) };
}
