import type { FinalResult, Market, Outcome } from '../book';
import { isNamed } from '../decide-outcomes';
import { selectionOf } from '../selection';
import type { PickedOutcome, SettledBet, Why } from './why';

type Score = { home: number; away: number };
type Explained = Omit<Why, 'arithmetic'>;
type Completed = { markets: readonly Market[]; final: FinalResult; pick: PickedOutcome };

/** What decided a market and how, with the score where it counts. The cases are those of decide-outcomes.ts. */
export function marketWhy({ result }: SettledBet, { markets, final, pick }: Completed): Explained {
  const position = markets.findIndex(({ key }) => key === pick.market);
  const market = markets[position];
  const outcome = market?.outcomes.find(({ key }) => key === pick.outcome);
  if (!market || !outcome || result === 'void') return undecided(final);
  if (isNamed(market, position, final)) return named(markets, market, final);
  if (!final.score) return undecided(final);
  const scored = scoreOf(markets, final.score);
  if (market.key === 'h2h') return moneyline(market, scored);
  return market.key === 'spreads' ? spread(outcome, final.score, scored) : total(outcome, final.score, scored);
}

function undecided({ score }: FinalResult): Explained {
  return {
    rule: 'A bet that the result given cannot decide is void: the stake goes back.',
    outcome: score ? 'The market has no line to hold the score against.' : 'The event was completed without a score.',
  };
}

function named(markets: readonly Market[], market: Market, { winningOutcome, score }: FinalResult): Explained {
  const winner = market.outcomes.find(({ key }) => key === winningOutcome);
  const words = winner ? inWords(market, winner) : winningOutcome;
  return {
    rule: 'The winning outcome that the captain names decides this market.',
    outcome: score ? `Winning outcome: ${words}. ${scoreOf(markets, score)}.` : `Winning outcome: ${words}.`,
  };
}

function moneyline({ outcomes }: Market, scored: string): Explained {
  const draw = outcomes.some(({ key }) => key === 'draw');
  const level = draw ? 'a level score is won by the draw' : 'a level score is a push: the stake goes back';
  return { rule: `The side with the higher score wins; ${level}.`, outcome: `${scored}.` };
}

function spread({ key, pointTenths }: Outcome, { home, away }: Score, scored: string): Explained {
  const [own, other] = key === 'home' ? [home, away] : [away, home];
  const line = pointTenths ?? 0;
  const against = `${own} ${line < 0 ? '-' : '+'} ${Math.abs(line) / 10} = ${(10 * own + line) / 10}`;
  const level = 10 * own + line === 10 * other ? `, exactly ${other}` : ` against ${other}`;
  return {
    rule: "The side's score plus its line wins against a lower score of the other side; exactly level is a push: the stake goes back.",
    outcome: `${scored}: ${against}${level}.`,
  };
}

function total({ pointTenths }: Outcome, { home, away }: Score, scored: string): Explained {
  const [sum, line] = [home + away, (pointTenths ?? 0) / 10];
  const where = sum === line ? 'exactly on' : sum > line ? 'over' : 'under';
  return {
    rule: 'The sum of both scores is over or under the line; exactly on it is a push: the stake goes back.',
    outcome: `${scored}: ${home} + ${away} = ${sum}, ${where} ${line}.`,
  };
}

/** 'Lakers 102, Bulls 99', with the names that the markets have for the sides. */
function scoreOf(markets: readonly Market[], { home, away }: Score): string {
  const sides = markets.filter(({ key }) => key !== 'totals').flatMap(({ outcomes }) => outcomes);
  const name = (side: string) => sides.find(({ key }) => key === side)?.name;
  return `${name('home') ?? 'Home'} ${home}, ${name('away') ?? 'Away'} ${away}`;
}

function inWords({ key }: Market, outcome: Outcome): string {
  return selectionOf({
    market_key: key,
    outcome_key: outcome.key,
    outcome_name: outcome.name,
    point_tenths: outcome.pointTenths,
    guess_hundredths: null,
  });
}
