import type { CallName, Calls } from '@oddsmates/proto/api';
import { randomUUID } from 'node:crypto';
import { createCircuit, invite, offer, someEvent, type Scene } from './scene';
import { betRequest, eventRequest, join, PASSWORD, register } from './league-night';
import { idToken } from './id-token';

/** Makes a request that is granted to whoever may make the call; what it needs (an event to complete, somebody to remove) is made before. */
export type MakeRequest<Request = object> = (scene: Scene) => Promise<Partial<Request>> | Partial<Request>;

/** One for every call of the contract. */
type Requests = { [Name in CallName]: MakeRequest<Calls[Name]['request']> } & { 'stream.Subscribe': MakeRequest };

const nothing = () => ({});

/** Markets as the two calls that add an event of the feed name them. */
const markets = ['h2h'];

const person = (who: string) => {
  const username = `${who}-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@contract.example`, password: PASSWORD };
};

/** A valid request for each call: the access matrix and the hostile requests start from these. A call of the contract that is missing here fails both. */
export const validRequests: Requests = {
  'identity.Login': ({ captain }) => ({ username: captain.username, password: PASSWORD }),
  'identity.Register': () => person('new'),
  'identity.GoogleAuth': async () => ({ token: await idToken('ada-demo') }),
  'identity.GetAuthConfig': nothing,
  'identity.GetProfile': nothing,
  'identity.UpdateProfile': () => ({ bio: 'Bets on the underdog' }),
  'identity.ChangePassword': () => ({ current_password: PASSWORD, new_password: PASSWORD }),
  'identity.SignOutEverywhere': nothing,

  'social.ListFriends': nothing,
  'social.ListFriendRequests': nothing,
  'social.SendFriendRequest': async () => ({ user_id: (await register('asked')).id }),
  'social.HandleFriendRequest': async ({ addressee }) => {
    const asking = await register('asking');
    await asking.api.call('social.SendFriendRequest', { user_id: addressee.id });
    const { requests } = await addressee.api.call('social.ListFriendRequests');
    return { id: requests.find(({ from_user }) => from_user?.id === asking.id)?.id ?? '', action: 'reject' };
  },
  'social.SearchUsers': ({ captain }) => ({ q: captain.username }),
  'social.ListNotifications': nothing,
  'social.MarkNotificationsRead': nothing,
  'social.GetNotificationSettings': nothing,
  'social.UpdateNotificationSettings': () => ({ bet_lost: false, bet_won: true }),

  'league.ListLeagues': nothing,
  'league.CreateLeague': () => ({ name: 'Saturday morning', description: '' }),
  'league.GetLeague': ({ leagueId }) => ({ id: leagueId }),
  'league.UpdateLeague': ({ leagueId }) => ({ id: leagueId, description: 'Every week' }),
  'league.InviteUser': async ({ leagueId }) => ({ league_id: leagueId, user_id: (await register('invited')).id }),
  'league.HandleInvite': async (scene) => ({ id: await invite(scene), action: 'decline' }),
  'league.RemoveMember': async ({ captain, leagueId }) => {
    const leaving = await register('leaving');
    await join(captain, leagueId, leaving);
    return { league_id: leagueId, member_id: leaving.id };
  },
  'league.ListEvents': ({ leagueId }) => ({ league_id: leagueId }),
  'league.GetLeagueEvent': async (scene) => ({ league_id: scene.leagueId, event_id: (await someEvent(scene)).id }),
  'league.GetEvent': async (scene) => ({ event_id: (await someEvent(scene)).id }),
  'league.CreateEvent': ({ leagueId }) => eventRequest(leagueId),
  'league.AddMarketEvent': async (scene) => {
    const { sportKey, eventId, bookmaker } = await offer(scene);
    return { league_id: scene.leagueId, sport_key: sportKey, event_id: eventId, bookmaker, markets };
  },
  'league.PostMarketEvent': async (scene) => {
    const { sportKey, eventId, bookmaker } = await offer(scene);
    return { league_id: scene.leagueId, event_key: sportKey, event_id: eventId, sport: sportKey, market_data: { bookmaker, markets } };
  },
  'league.CompleteEvent': async (scene) => ({ event_id: (await someEvent(scene)).id, winning_outcome: 'home' }),
  'league.CancelEvent': async (scene) => ({ event_id: (await someEvent(scene)).id }),
  'league.ListSportEvents': async (scene) => ({ sport_key: (await offer(scene)).sportKey }),
  'league.BrowseMarket': nothing,
  'league.ListCircuits': ({ leagueId }) => ({ league_id: leagueId }),
  'league.CreateCircuit': async (scene) => ({
    league_id: scene.leagueId,
    name: 'Over the weekend',
    entry_fee: '0.00',
    component_events_data: [{ league_event_id: (await someEvent(scene)).id, weight: 1 }],
  }),
  'league.GetCircuit': async (scene) => ({ id: await createCircuit(scene) }),
  'league.JoinCircuit': async (scene) => ({ id: await createCircuit(scene) }),

  'wallet.PlaceBet': async (scene) => betRequest(await someEvent(scene), { amount: 1 }),
  'wallet.GetBettingStats': nothing,
  'wallet.ListBets': nothing,
  'wallet.GetPerformance': nothing,

  'chat.ListMessages': ({ leagueId }) => ({ league_id: leagueId }),
  'chat.SendMessage': ({ leagueId }) => ({ league_id: leagueId, message: 'Good luck!' }),

  'stream.Subscribe': nothing,
};
