import { randomUUID } from 'node:crypto';
import { idToken } from '../../contract/support/id-token';
import { befriend, PASSWORD, register } from '../../contract/support/league-night';
import { apiClient } from '../../stack/api-client';
import { eventually } from '../../stack/eventually';
import { sharedStack } from '../../stack/shared-stack';
import { callerIs, leagueOfTwo } from './league';
import type { MakeState } from './world';

const addressOf = (username: string): string => `${username}@contract.example`;

/** A name that nobody has. */
const newName = (): string => `new-${randomUUID().slice(0, 8)}`;

/** Worlds of people: accounts, friends, and what waits in the bell. */
export const peopleStates = {
  'nobody is signed in': async () => ({}),
  'somebody is signed in': async () => ({ ...callerIs(await register('player')), password: PASSWORD }),
  'somebody has an account': async () => {
    const { username } = await register('player');
    return { username, email: addressOf(newName()), password: PASSWORD };
  },
  'nobody has this name': async () => {
    const username = newName();
    return { ...callerIs(await register('player')), username, email: addressOf(username), password: PASSWORD };
  },
  "somebody else's name": async () => {
    const [player, other] = await Promise.all([register('player'), register('other')]);
    return { ...callerIs(player), username: other.username };
  },
  'somebody with an account came back from Google': async () => {
    const [visitor, token] = [apiClient(sharedStack().url), await idToken('ada-demo')];
    const { exists, email = '' } = await visitor.call('identity.GoogleAuth', { token });
    const username = newName();
    if (!exists) await visitor.call('identity.Register', { username, email, password: PASSWORD, google_token: token });
    return { idToken: await idToken('ada-demo') };
  },
  'somebody with a friend': async () => {
    const [player, friend] = await Promise.all([register('player'), register('friend')]);
    await befriend(player, friend);
    return callerIs(player);
  },
  'somebody to find': async () => {
    const [player, other] = await Promise.all([register('player'), register('other')]);
    await eventually('to be found', () => player.api.call('social.SearchUsers', { q: other.username }), (found) => found.length === 1);
    return { ...callerIs(player), username: other.username, otherId: other.id };
  },
  'somebody was asked for a friendship': async () => {
    const [player, other] = await Promise.all([register('player'), register('other')]);
    await other.api.call('social.SendFriendRequest', { user_id: player.id });
    const { requests } = await player.api.call('social.ListFriendRequests');
    return { ...callerIs(player), requestId: requests[0]?.id ?? '' };
  },
  'somebody was invited to a league': async () => {
    const [{ captain, leagueId }, player] = await Promise.all([leagueOfTwo(), register('player')]);
    const { id } = await captain.api.call('league.InviteUser', { league_id: leagueId, user_id: player.id });
    await eventually('the notification', () => player.api.call('social.ListNotifications'), (all) => all.length === 1);
    return { ...callerIs(player), inviteId: id };
  },
} satisfies Record<string, MakeState>;
