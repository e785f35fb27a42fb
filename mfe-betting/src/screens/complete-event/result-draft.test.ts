import { anEvent, aQuestion, spreads } from '../../testing/events';
import { completeRequest, defaultWinner, winnerOptions } from './result-draft';

it('offers home, away and the extra outcomes of the first market with their odds', () => {
  const event = anEvent({ markets: [{ key: 'h2h', outcomes: [{ key: 'home', name: 'Home', price: 1.91 }, { key: 'away', name: 'Bulls', price: 2.1 }, { key: 'draw', name: 'Draw', price: 3.2 }] }, spreads] });
  expect(winnerOptions(event, 'decimal').map(({ label }) => label)).toEqual(['Home (1.91)', 'Away: Bulls (2.10)', 'Draw (3.20)']);
  expect(winnerOptions(event, 'american').map(({ label }) => label)).toEqual(['Home (-110)', 'Away: Bulls (+110)', 'Draw (+220)']);
  expect(winnerOptions(anEvent({ markets: [spreads] }), 'decimal').map(({ label }) => label)).toEqual(['Home: Lakers -3.5 (1.91)', 'Away: Bulls +3.5 (1.95)']);
});

it('begins with the market\'s outcomeKey, else home, else nothing', () => {
  expect(defaultWinner(anEvent())).toBe('home');
  expect(defaultWinner(anEvent({ market_data: { key: 'h2h', outcomes: [], odds: {}, outcomeKey: 'away' } }))).toBe('away');
  expect(defaultWinner(anEvent({ markets: [{ key: 'totals', outcomes: [{ key: 'over', name: 'Over', price: 1.9, point: 2.5 }] }] }))).toBeUndefined();
});

it('sends scores only when they are given, and for a question the actual value alone', () => {
  expect(completeRequest(anEvent(), { winning_outcome: 'home', home_score: 0, away_score: null })).toEqual({ event_id: 'e1', winning_outcome: 'home', home_score: 0, away_score: undefined });
  expect(completeRequest(aQuestion(), { actual_value: 0 })).toEqual({ event_id: 'e1', winning_outcome: '', actual_value: 0 });
});
