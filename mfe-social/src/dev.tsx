import { defineRoutes } from '@oddsmates/sdk';
import { runAlone } from '@oddsmates/sdk/dev';
import routes from './routes';
import { ada, adaSession, aFoundUser, aFriend, aMessage, anInvite, aNotification, aRequest } from './testing/people';
import FriendsPanel from './widgets/friends-panel';
import LeagueChat from './widgets/league-chat';
import NotificationBell from './widgets/notification-bell';

const LONG_NAME = 'Bartholomew.Fitzgerald-Montgomery.of.Northumberla'; // 49 characters
const TALK = ['Gulls by ten.', 'We will see.', 'A much longer line, to see how it breaks when it does not fit: https://example.com/a-very-long-address-without-any-space-in-it-at-all', 'Ha!'];

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
