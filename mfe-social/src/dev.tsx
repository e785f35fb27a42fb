import { defineRoutes } from '@oddsmates/sdk';
import { runAlone } from '@oddsmates/sdk/dev';
import routes from './routes';
import { ada, adaSession, aFoundUser, aFriend, allOn, aMessage, anInvite, aNotification, aRequest } from './testing/people';
import { aBet, adaProfile, aWonBet, performance, profileAnswers } from './testing/record';
import FriendsPanel from './widgets/friends-panel';
import LeagueChat from './widgets/league-chat';
import NotificationBell from './widgets/notification-bell';

const LONG_NAME = 'Bartholomew.Fitzgerald-Montgomery.of.Northumberla'; // 49 characters
const TALK = ['Gulls by ten.', 'We will see.', 'A much longer line, to see how it breaks when it does not fit: https://example.com/a-very-long-address-without-any-space-in-it-at-all', 'Ha!'];

/** '?fresh' shows the profile of somebody without a settled bet. */
const FRESH = new URLSearchParams(window.location.search).has('fresh');
const DAYS = Array.from({ length: 24 }, (_, at) => ({ date: `2026-11-${String(at + 1).padStart(2, '0')}`, profit: ((at * 37) % 23) * 4.25 - 38, balance: 1000 + at }));
const BETS = [
  aBet({ id: 'b2', event_name: `${LONG_NAME} against the Gulls`, selection: `${LONG_NAME} +3.5` }), aWonBet(),
  aWonBet({ id: 'b3', status: 'lost', payout: 0, event_name: 'Gulls vs Foxes' }), aWonBet({ id: 'b4', status: 'void', payout: 100, event_name: 'Rained off' }),
  aBet({ id: 'b5', status: 'push', payout: 100, odds: undefined, guess: 212.5, selection: 'Guess 212.5', event_name: 'How many points in all?' }),
];

/** The widgets on one page, as home and the league's page show them. */
function Widgets() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxWidth: 720, margin: '0 auto', padding: 16 }}>
      <header style={{ display: 'flex', justifyContent: 'flex-end' }}><NotificationBell /></header>
      <FriendsPanel />
      <LeagueChat leagueId="l1" />
    </div>
  );
}

const ownPage = defineRoutes([{ path: '/widgets', title: 'Widgets', load: () => Promise.resolve({ default: Widgets }) }]);

runAlone([...routes, ...ownPage], {
  start: '/widgets',
  session: adaSession,
  answers: {
    ...profileAnswers({
      'identity.GetProfile': { ...adaProfile, username: LONG_NAME, bio: 'Night owl. I bet on the team with the better song, and I am right more often than I should be.' },
      'wallet.GetPerformance': FRESH ? { points: [], achievements: [] } : { ...performance, points: DAYS },
      'wallet.ListBets': { bets: FRESH ? [aBet()] : BETS },
    }),
    'identity.UpdateProfile': ({ username, bio }) => ({ ...adaProfile, username: username ?? adaProfile.username, bio: bio ?? adaProfile.bio }),
    'identity.ChangePassword': { token: 'dev' },
    'identity.SignOutEverywhere': { ended: 1 },
    'social.ListFriends': [
      aFriend(), aFriend({ id: 'u3', username: LONG_NAME, points: 12_345 }),
      ...Array.from({ length: 60 }, (_, at) => aFriend({ id: `f${at}`, username: `friend ${at}`, points: 1200 + at })),
    ],
    'social.ListFriendRequests': { requests: [aRequest(), aRequest({ id: 'r2', from_user: { id: 'u3', username: LONG_NAME, profile_image_url: '' } })] },
    'social.ListNotifications': [
      anInvite(), aNotification({ id: 'n3', type: 'bet_won', message: 'You won $90.91 on Lakers vs Bulls' }),
      aNotification({ id: 'n4', type: 'bet_lost', message: 'You lost your bet on Gulls vs Foxes', is_read: true }), aNotification({ id: 'n5', is_read: true }),
    ],
    'social.HandleFriendRequest': ({ action }) => ({ action }),
    'social.MarkNotificationsRead': { marked: 3 },
    'social.GetNotificationSettings': allOn,
    'social.UpdateNotificationSettings': (change) => ({ ...allOn, ...change }),
    'league.HandleInvite': ({ action }) => ({ action, league_id: 'l1' }),
    'social.SearchUsers': ({ q }) => [
      aFoundUser({ username: `${q} the first` }), aFoundUser({ id: 'u3', username: LONG_NAME, friendStatus: 'pending' }), aFoundUser({ id: 'u4', friendStatus: 'friends' }),
    ],
    'social.SendFriendRequest': { friendStatus: 'pending' },
    'chat.ListMessages': ({ after }) => (after ? [] : Array.from({ length: 24 }, (_, at) =>
      aMessage(`m${at}`, { message: TALK[at % TALK.length], ...(at % 3 === 1 && { sender: { ...ada, profile_image_url: '' } }) }))),
    'chat.SendMessage': ({ message }) => aMessage(`s-${message}`, { message, sender: { ...ada, profile_image_url: '' } }),
  },
});
