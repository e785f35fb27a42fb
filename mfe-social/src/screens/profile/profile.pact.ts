import { gatewayPact, id, known, number, oneOf, some, text, time } from '@oddsmates/sdk/pact';
import { runningProfit } from './running-profit';

const pact = gatewayPact('social');
const given = 'a player with a settled bet';

test('the head shows who this is', () =>
  pact.answers(
    { call: 'identity.GetProfile', given, upon: 'the profile is opened', request: {}, answer: { id: id(), username: text('ada'), bio: text('Night owl.'), money: number(1090.91), date_joined: time() } },
    ({ username, money }) => expect([username, money]).toEqual(['ada', 1090.91]),
  ));

test('the tiles show the record', () =>
  pact.answers(
    {
      call: 'wallet.GetBettingStats',
      given,
      upon: 'the profile is opened',
      request: {},
      answer: { total_bets: number(3), win_rate: number(66.7), current_streak: number(2), lifetime_winnings: number(90.91), user_level: number(4) },
    },
    (stats) => expect(stats.win_rate).toBe(66.7),
  ));

test('the chart adds the profits of the days up', () =>
  pact.answers(
    {
      call: 'wallet.GetPerformance',
      given,
      upon: 'the profile is opened',
      request: {},
      answer: { points: some({ date: text('2026-11-21'), profit: number(91), balance: number(1070.5) }), achievements: some({ key: text('first_bet'), title: text('First Bet') }) },
    },
    ({ points }) => expect(runningProfit(points).end).toBe(91),
  ));

test('a settled bet tells why it came out as it did', () =>
  pact.answers(
    {
      call: 'wallet.ListBets',
      given,
      upon: 'the profile is opened',
      request: { limit: number(10) },
      answer: {
        bets: some({
          id: id(), event_name: text('Lakers vs Bulls'), league_name: text('Night Owls'), selection: text('Lakers'), amount: number(100), odds: number(1.91), placed_at: time(),
          status: oneOf('won', 'lost', 'push', 'void', 'open'), payout: number(191),
          why: {
            rule: text('The side that wins pays its odds.'), outcome: text('Lakers 106, Bulls 99'), arithmetic: text('100.00 x 1.91 = 191.00'),
            transfers: some({ reference: text('t-1'), from: oneOf('bankroll', 'stakes', 'house'), to: oneOf('stakes', 'bankroll', 'house'), amount: number(100), at: time() }),
          },
        }),
      },
    },
    ({ bets: [bet] }) => expect(bet?.why?.transfers[0]?.amount).toBe(100),
  ));

test('name and bio are changed', () =>
  pact.answers(
    {
      call: 'identity.UpdateProfile',
      given: 'nobody has this name',
      upon: 'name and bio are saved',
      request: { username: known('username'), bio: text('Early bird.') },
      answer: { id: id(), username: text('ada'), bio: text('Night owl.') },
    },
    (user) => expect(user.username).toBe('ada'),
  ));

test('a name that is taken is said beside its input', () =>
  pact.refuses(
    {
      call: 'identity.UpdateProfile',
      given: "somebody else's name",
      upon: 'a name that is taken is saved',
      request: { username: known('username'), bio: text('') },
      status: 409,
      refusal: { error: text('This username is taken'), code: text('USERNAME_TAKEN'), fields: { username: text('This username is taken') } },
    },
    ({ fields }) => expect(fields['username']).toBe('This username is taken'),
  ));
