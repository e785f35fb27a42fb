import { money, odds } from '@oddsmates/kit';
import fc from 'fast-check';
import type { Market, MarketKey } from '../book';
import { sharePot } from '../closest-guess';
import { decideOutcomes } from '../decide-outcomes';
import { payoutOf, type Result } from '../payout';
import { whyOf, type Ending, type GuessEnding, type Why } from './why';

const cents = (dollars: number) => money.cents(BigInt(Math.round(dollars * 100)));
const price = odds.hundredths(191);

function market(key: MarketKey, ...outcomes: [key: string, name: string, pointTenths?: number][]): Market {
  return { key, outcomes: outcomes.map(([outcome, name, point]) => ({ key: outcome, name, odds: price, pointTenths: point ?? null })) };
}

const h2h = market('h2h', ['home', 'Lakers'], ['away', 'Bulls']);
const threeWay = market('h2h', ['home', 'Ajax'], ['away', 'PSV'], ['draw', 'Draw']);
const spreads = market('spreads', ['home', 'Lakers', -35], ['away', 'Bulls', 35]);
const wholeSpreads = market('spreads', ['home', 'Lakers', -30], ['away', 'Bulls', 30]);
const totals = market('totals', ['over', 'Over', 2010], ['under', 'Under', 2010]);
const lineless = market('totals', ['over', 'Over'], ['under', 'Under']);

/** Explains 100.00 on an outcome of a market, after it was settled by the rules. */
function explain(markets: Market[], pick: [MarketKey, string], winningOutcome: string, score?: [number, number]): Why & { result: Result } {
  const final = { winningOutcome, score: score && { home: score[0], away: score[1] } };
  const [key, outcome] = pick;
  const result = decideOutcomes(markets, final).find((each) => each.market === key && each.outcome === outcome)?.result ?? 'void';
  const bet = { result, stake: cents(100), payout: payoutOf(result, cents(100), price) };
  return { result, ...whyOf(bet, { kind: 'completed', markets, final, pick: { market: key, outcome, odds: price } }) };
}

describe('a bet of 100.00 at 1.91:', () => {
  test.each<[string, Market[], [MarketKey, string], string, [number, number] | undefined, Result, string]>([
    ['first market, won', [h2h], ['h2h', 'home'], 'home', undefined, 'won', 'Winning outcome: Lakers.'],
    ['first market, lost', [h2h], ['h2h', 'home'], 'away', [99, 102], 'lost', 'Winning outcome: Bulls. Lakers 99, Bulls 102.'],
    ['first market, a draw', [threeWay], ['h2h', 'draw'], 'draw', [1, 1], 'won', 'Winning outcome: Draw. Ajax 1, PSV 1.'],
    ['spread in first place without a score', [spreads], ['spreads', 'away'], 'home', undefined, 'lost', 'Winning outcome: Lakers -3.5.'],
    ['spread in first place with a score', [spreads], ['spreads', 'home'], 'home', [106, 99], 'won', 'Lakers 106, Bulls 99: 106 - 3.5 = 102.5 against 99.'],
    ['total in first place on the line', [totals], ['totals', 'over'], 'over', [102, 99], 'push', 'Home 102, Away 99: 102 + 99 = 201, exactly on 201.'],
    ['spread, won', [h2h, spreads], ['spreads', 'home'], 'home', [106, 99], 'won', 'Lakers 106, Bulls 99: 106 - 3.5 = 102.5 against 99.'],
    ['spread, lost', [h2h, spreads], ['spreads', 'home'], 'home', [102, 99], 'lost', 'Lakers 102, Bulls 99: 102 - 3.5 = 98.5 against 99.'],
    ['spread of the away side', [h2h, spreads], ['spreads', 'away'], 'home', [102, 99], 'won', 'Lakers 102, Bulls 99: 99 + 3.5 = 102.5 against 102.'],
    ['spread, met exactly', [h2h, wholeSpreads], ['spreads', 'home'], 'home', [102, 99], 'push', 'Lakers 102, Bulls 99: 102 - 3 = 99, exactly 99.'],
    ['total, won', [h2h, totals], ['totals', 'over'], 'home', [103, 99], 'won', 'Lakers 103, Bulls 99: 103 + 99 = 202, over 201.'],
    ['total, lost', [h2h, totals], ['totals', 'over'], 'home', [101, 99], 'lost', 'Lakers 101, Bulls 99: 101 + 99 = 200, under 201.'],
    ['total, on the line', [h2h, totals], ['totals', 'under'], 'home', [102, 99], 'push', 'Lakers 102, Bulls 99: 102 + 99 = 201, exactly on 201.'],
    ['later moneyline, won', [spreads, h2h], ['h2h', 'home'], 'home', [106, 99], 'won', 'Lakers 106, Bulls 99.'],
    ['later moneyline, level', [spreads, h2h], ['h2h', 'home'], 'away', [99, 99], 'push', 'Lakers 99, Bulls 99.'],
    ['later moneyline, level with a draw to bet on', [spreads, threeWay], ['h2h', 'home'], 'away', [1, 1], 'lost', 'Lakers 1, Bulls 1.'],
    ['spread without a score', [h2h, spreads], ['spreads', 'home'], 'home', undefined, 'void', 'The event was completed without a score.'],
    ['total without a line', [h2h, lineless], ['totals', 'over'], 'home', [1, 2], 'void', 'The market has no line to hold the score against.'],
  ])('%s', (_, markets, pick, winner, score, result, outcome) => {
    const why = explain(markets, pick, winner, score);
    const arithmetic = { won: '100.00 x 1.91 = 191.00', lost: '100.00 x 0.00 = 0.00', push: '100.00 x 1.00 = 100.00', void: '100.00 x 1.00 = 100.00' };
    expect(why).toEqual({ rule: expect.any(String), result, outcome, arithmetic: arithmetic[result] });
  });

  test.each<[Ending, string, string]>([
    [{ kind: 'cancelled' }, 'Bets on a cancelled event are void: the stake goes back.', 'The event was cancelled.'],
    [
      { kind: 'removed' },
      'The open bets of a member who is removed from the league are void: the stake goes back.',
      'Removed from the league while the event was open.',
    ],
  ])('void because %j', (ending, rule, outcome) => {
    const bet = { result: 'void', stake: cents(12.5), payout: cents(12.5) } as const;
    expect(whyOf(bet, ending)).toEqual({ rule, outcome, arithmetic: '12.50 x 1.00 = 12.50' });
  });
});

test('each way of deciding has its own rule', () => {
  const rules = [
    explain([h2h], ['h2h', 'home'], 'home'),
    explain([spreads, h2h], ['h2h', 'home'], 'home', [1, 0]),
    explain([spreads, threeWay], ['h2h', 'home'], 'home', [1, 0]),
    explain([spreads], ['spreads', 'home'], 'home', [1, 0]),
    explain([totals], ['totals', 'over'], 'over', [1, 0]),
    explain([h2h, totals], ['totals', 'over'], 'home'),
  ].map(({ rule }) => rule);
  expect(new Set(rules).size).toBe(6);
  expect(rules[1]).toBe('The side with the higher score wins; a level score is a push: the stake goes back.');
});

describe('a guess:', () => {
  const ending: GuessEnding = { actual: 4_200n, pot: cents(60), winners: 1, winningStakes: cents(20), nearest: 100n };
  const guess = (value: bigint, result: Result, payout: number, over: Partial<GuessEnding> = {}) =>
    whyOf({ result, stake: cents(20), payout: cents(payout) }, { kind: 'guessed', guess: value, ending: { ...ending, ...over } });

  test('nearest alone', () => {
    expect(guess(4_300n, 'won', 60)).toMatchObject({
      outcome: 'The actual value was 42. Your guess of 43 was 1 off, nearer than every other.',
      arithmetic: '60.00 x 20.00 / 20.00 = 60.00',
    });
  });

  test('nearest with others', () => {
    expect(guess(4_100n, 'won', 30, { winners: 2, winningStakes: cents(40) })).toMatchObject({
      outcome: 'The actual value was 42. Your guess of 41 was 1 off, and so was 1 other.',
      arithmetic: '60.00 x 20.00 / 40.00 = 30.00',
    });
    expect(guess(4_100n, 'won', 20, { winners: 3, winningStakes: cents(60) }).outcome).toContain('1 off, and so were 2 others.');
  });

  test('nearest with others, the earliest bet with the cent left over', () => {
    const shared = { winners: 3, winningStakes: cents(60), pot: cents(100) };
    expect(guess(4_100n, 'won', 33.34, shared).arithmetic).toBe('100.00 x 20.00 / 60.00 = 33.33, + 0.01 left over = 33.34');
    expect(guess(4_100n, 'won', 33.33, shared).arithmetic).toBe('100.00 x 20.00 / 60.00 = 33.33');
  });

  test('not the nearest', () => {
    expect(guess(3_950n, 'lost', 0, { nearest: 25n })).toMatchObject({
      outcome: 'The actual value was 42. Your guess of 39.5 was 2.5 off; the nearest was 0.25 off.',
      arithmetic: '20.00 x 0.00 = 0.00',
    });
  });

  test('the only one', () => {
    expect(guess(5_000n, 'push', 20, { winners: 0, winningStakes: null, nearest: null })).toEqual({
      rule: 'With nobody to guess against, the stake goes back.',
      outcome: 'The actual value was 42. Your guess of 50 was 8 off, and the only one.',
      arithmetic: '20.00 x 1.00 = 20.00',
    });
  });
});

/** Works out what an arithmetic says: every equation must hold, and the last number is the payout, in cents. */
function check(arithmetic: string): bigint {
  const units = (text: string) => BigInt(text.replace('.', '').padEnd(text.indexOf('.') === -1 ? 0 : text.indexOf('.') + 4, '0'));
  const [first = '', ...rest] = arithmetic.split(/(?:,| left over)? (?==|rounded|\+)/);
  const [a = '', b = '', c] = first.split(/ [x/] /);
  // Each number in ten thousandths.
  let value = c === undefined ? (units(a) * units(b)) / 10_000n : (units(a) * units(b)) / units(c);
  for (const step of rest) {
    const number = units(step.replace(/^\D+/, ''));
    if (step.startsWith('+')) value += number;
    else if (step.startsWith('rounded')) {
      expect((value + 50n) / 100n).toBe(number / 100n);
      value = number;
    } else if (c !== undefined && step === rest[0]) {
      expect(value / 100n).toBe(number / 100n);
      value = number;
    } else expect(value).toBe(number);
  }
  return value / 100n;
}

const stakes = fc.bigInt(1n, 10_000_000n).map(money.cents);

test('the arithmetic of a standard bet adds up to its payout', () => {
  fc.assert(
    fc.property(stakes, fc.integer({ min: 101, max: 100_000 }).map(odds.hundredths), fc.constantFrom<Result>('won', 'lost', 'push', 'void'), (stake, at, result) => {
      const payout = payoutOf(result, stake, at);
      const final = { winningOutcome: 'home', score: undefined };
      const { arithmetic } = whyOf({ result, stake, payout }, { kind: 'completed', markets: [h2h], final, pick: { market: 'h2h', outcome: 'home', odds: at } });
      expect(check(arithmetic)).toBe(payout);
    }),
  );
});

test('the arithmetic of every guess that won adds up to its payout, and all of them to the pot', () => {
  fc.assert(
    fc.property(fc.array(stakes, { minLength: 1, maxLength: 6 }), stakes, (winning, lost) => {
      const winningStakes = money.cents(winning.reduce<bigint>((sum, each) => sum + each, 0n));
      const pot = money.cents(winningStakes + lost);
      const ending = { actual: 1n, pot, winners: winning.length, winningStakes, nearest: 0n };
      const paid = sharePot(pot, winning).map((payout, index) => {
        const stake = winning[index] ?? money.cents(0n);
        return check(whyOf({ result: 'won', stake, payout }, { kind: 'guessed', guess: 1n, ending }).arithmetic);
      });
      expect(paid).toEqual(sharePot(pot, winning));
    }),
  );
});
