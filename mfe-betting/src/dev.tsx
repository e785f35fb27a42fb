import { runAlone } from '@oddsmates/sdk/dev';
import routes from './routes';
import { adaSession, anEvent, aQuestion, league, moneyline, spreads } from './testing/events';
import { aBookmaker, aMarketEvent, catalogue, totals } from './testing/market';

const LONG = 'The Extraordinarily Long Named Athletic Club of 1899';
const events = {
  e1: anEvent({ markets: [moneyline(), spreads, totals] }),
  guess: aQuestion({ id: 'guess' }),
  long: anEvent({ id: 'long', event_name: `${LONG} against ${LONG}`, home_team: LONG, away_team: LONG, markets: [{ key: 'h2h', outcomes: [{ key: 'home', name: LONG, price: 1.01 }, { key: 'away', name: LONG, price: 1000 }, { key: 'draw', name: 'Draw', price: 3.2 }] }] }),
  done: anEvent({
    id: 'done', completed: true, status: 'completed', betting_open: false, result: { winning_outcome: 'home', home_score: 110, away_score: 102 },
    user_bets: [{ ...adaSession.user, user_id: 'u1', selection: 'Lakers', amount: 100, odds: 1.91, status: 'won', payout: 191 }],
  }),
};

const meetings = [
  aMarketEvent(),
  aMarketEvent({ id: 'x2', home_team: 'Cleveland Furnaces', away_team: 'Sacramento Prospectors', bookmakers: [aBookmaker('harbour', 'Harbour Bet', [spreads, totals])] }),
  aMarketEvent({ id: 'x3', home_team: LONG, away_team: LONG, bookmakers: [aBookmaker('long', LONG, events.long.markets), aBookmaker('north', 'Northline', [moneyline()])] }),
  aMarketEvent({ id: 'x4', bookmakers: [] }),
];

runAlone(routes, {
  start: '/league/l1/event/e1/place-user-bet',
  session: adaSession,
  answers: {
    'league.GetLeague': { ...league, events: [anEvent({ source: 'market', event_key: 'summit', event_id: 'x2' })] },
    'league.BrowseMarket': catalogue,
    'league.ListSportEvents': ({ sport_key: sport }) => (sport === 'summit' ? meetings : []),
    'league.AddMarketEvent': events.e1,
    'league.GetLeagueEvent': ({ event_id: id }) => events[id as keyof typeof events] ?? events.e1,
    'league.CreateEvent': events.e1,
    'league.CompleteEvent': events.done,
    'league.CancelEvent': { ...events.e1, status: 'cancelled' },
    'wallet.PlaceBet': ({ market_data: bet }) => ({
      balance: 1000 - (bet?.amount ?? 0),
      bet: {
        id: 'b1', league_id: 'l1', league_name: 'Night Owls', event_id: 'e1', event_name: 'Thursday night', sport: 'Basketball', selection: 'Lakers',
        amount: bet?.amount ?? 0, odds: bet?.odds, guess: bet?.guess, status: 'open', placed_at: '2026-11-21T20:00:00.000Z',
      },
    }),
  },
});
