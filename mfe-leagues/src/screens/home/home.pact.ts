import { flag, gatewayPact, id, number, oneOf, some, text } from '@oddsmates/sdk/pact';

const pact = gatewayPact('leagues');
const home = { upon: 'home is opened', request: {} };

test('each league is a card with its members and sports', () =>
  pact.answers(
    {
      call: 'league.ListLeagues',
      given: 'a member of a league with an open event',
      ...home,
      answer: some({
        id: id(), name: text('Night Owls'), description: text('Every Friday'), image: text(''), captain: { id: id() },
        members: some({ id: id(), username: text('bob'), profile_image_url: text('') }), sports: some(text('Basketball')),
      }),
    },
    ([league]) => expect([league?.name, league?.members.length, league?.sports]).toEqual(['Night Owls', 1, ['Basketball']]),
  ));

test('friends are counted', () =>
  pact.answers({ call: 'social.ListFriends', given: 'somebody with a friend', ...home, answer: some({ id: id() }) }, (friends) => expect(friends).toHaveLength(1)));

test('unread notifications are counted', () =>
  pact.answers({ call: 'social.ListNotifications', given: 'somebody was invited to a league', ...home, answer: some({ is_read: flag(false) }) }, (all) =>
    expect(all.filter((one) => !one.is_read)).toHaveLength(1),
  ));

const given = 'a player with a settled bet';

test('the record shows bets and their success', () =>
  pact.answers({ call: 'wallet.GetBettingStats', given, ...home, answer: { total_bets: number(3), win_rate: number(66.7) } }, ({ total_bets, win_rate }) =>
    expect([total_bets, win_rate]).toEqual([3, 66.7]),
  ));

test('the record begins with the first settled bet', () =>
  pact.answers({ call: 'wallet.ListBets', given, ...home, answer: { bets: some({ status: oneOf('won', 'lost', 'push', 'void', 'open') }) } }, ({ bets }) =>
    expect(bets.some(({ status }) => status !== 'open')).toBe(true),
  ));

test('the record shows points', () => pact.answers({ call: 'identity.GetProfile', given, ...home, answer: { points: number(1219) } }, ({ points }) => expect(points).toBe(1219)));
