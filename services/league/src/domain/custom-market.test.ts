import { AppError } from '@oddsmates/kit';
import { CustomMarket } from '@oddsmates/proto/grpc/league/v1/event';
import { customMarket } from './custom-market';

const teams = { home: 'Lakers', away: 'Bulls' };
const market = (key: string, outcomes: { key?: string; name?: string; price?: number; point?: number }[]) =>
  customMarket(CustomMarket.fromPartial({ key, outcomes }), teams);

function refusal(key: string, outcomes: Parameters<typeof market>[1]): AppError {
  try {
    market(key, outcomes);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

test('takes home and away by key or by name and calls them by their teams', () => {
  expect(market('', [{ name: 'Home', price: 1.91 }, { key: 'away', price: 2.1 }])).toEqual({
    key: 'h2h',
    outcomes: [
      { key: 'home', name: 'Lakers', oddsHundredths: 191, pointTenths: null },
      { key: 'away', name: 'Bulls', oddsHundredths: 210, pointTenths: null },
    ],
  });
});

test('keeps a name the captain gave, and a draw, in the order home, away, draw', () => {
  const { outcomes } = market('h2h', [{ key: 'draw', price: 3 }, { key: 'away', price: 2 }, { key: 'home', name: 'The Lake Show', price: 2 }]);
  expect(outcomes.map(({ key, name }) => [key, name])).toEqual([['home', 'The Lake Show'], ['away', 'Bulls'], ['draw', 'Draw']]);
});

test('keeps the lines of a spread in tenths', () => {
  const { outcomes } = market('spreads', [{ key: 'home', price: 1.91, point: -3.5 }, { key: 'away', price: 1.91, point: 3.5 }]);
  expect(outcomes.map(({ pointTenths }) => pointTenths)).toEqual([-35, 35]);
});

test('refuses spreads that are not opposite', () => {
  expect(refusal('spreads', [{ key: 'home', price: 2, point: -3.5 }, { key: 'away', price: 2, point: 3 }]).reason).toBe('SPREADS_NOT_OPPOSITE');
});

test.each([3.2, 3.25, 0.75])('refuses the line %p, which is neither whole nor half', (point) => {
  expect(refusal('spreads', [{ key: 'home', price: 2, point: -point }, { key: 'away', price: 2, point }]).reason).toBe('LINE_NOT_HALF');
});

test.each([
  ['no market at all', '', [], 'outcomes'],
  ['one side only', 'h2h', [{ key: 'home', price: 2 }], 'outcomes'],
  ['the same side twice', 'h2h', [{ key: 'home', price: 2 }, { key: 'home', price: 2 }, { key: 'away', price: 2 }], 'outcomes'],
  ['an outcome of another market', 'h2h', [{ key: 'over', price: 2 }, { key: 'away', price: 2 }], 'outcomes[0].key'],
  ['a draw in a spread', 'spreads', [{ key: 'home', price: 2, point: 1 }, { key: 'away', price: 2, point: -1 }, { key: 'draw', price: 2 }], 'outcomes[2].key'],
  ['odds left out', 'h2h', [{ key: 'home', price: 2 }, { key: 'away' }], 'outcomes[1].price'],
  ['odds of three decimals', 'h2h', [{ key: 'home', price: 1.915 }, { key: 'away', price: 2 }], 'outcomes[0].price'],
  ['a spread without a line', 'spreads', [{ key: 'home', price: 2 }, { key: 'away', price: 2, point: 1 }], 'outcomes[0].point'],
])('refuses %s, naming the field', (_what, key, outcomes, field) => {
  const error = refusal(key, outcomes);
  expect([error.reason, Object.keys(error.fields)]).toEqual(['INVALID_REQUEST', [`market_data.${field}`]]);
});
