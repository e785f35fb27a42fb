import type { GivenBookmaker, GivenMarket, GivenOutcome } from '../given';
import { chance, type Chance } from './chance';
import type { Fixture } from './fixtures';
import type { SportRecipe } from './sports';

/** A bookmaker of the slate: what it keeps of every market, and how it lists its outcomes. Made up, as the teams are. */
type House = { key: string; title: string; margin: number; awayFirst: boolean; everywhere: boolean };

const HOUSES: readonly House[] = [
  { key: 'harbourbet', title: 'Harbour Bet', margin: 0.045, awayFirst: false, everywhere: true },
  { key: 'northline', title: 'Northline', margin: 0.055, awayFirst: true, everywhere: true },
  { key: 'oldtown', title: 'Old Town Sports', margin: 0.065, awayFirst: false, everywhere: false },
];
/** How far two houses see the same game apart, in probability. */
const OPINION = 0.012;
/** No side is ever surer to win than this. */
const SUREST = 0.85;
const EVENS = 0.5;

/**
 * What the bookmakers offer on a fixture, drawn from the fixture and the day it is looked at: the same all day, a little different tomorrow.
 * A price is 1 / (probability x (1 + margin)), so the house keeps its margin whatever happens.
 */
export function bookmakersOn(sport: SportRecipe, fixture: Fixture, now: Date): GivenBookmaker[] {
  const view = viewOf(sport, fixture, now.toISOString().slice(0, 10));
  const lastUpdate = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  return HOUSES.filter((house) => house.everywhere || chance('offers', house.key, fixture.id).next() < 0.6).map((house) => {
    const opinion = chance('opinion', house.key, fixture.id, lastUpdate.toISOString().slice(0, 10));
    const markets = [winner(house, fixture, view, opinion), ...spread(house, fixture, view, opinion), total(house, view, opinion)];
    return { key: house.key, title: house.title, lastUpdate, markets: markets.map((market) => ({ ...market, lastUpdate })) };
  });
}

/** What everybody can know of a game: how likely each result is, and the lines that make it even. */
type View = { home: number; away: number; draw: number; spreadLine: number | undefined; totalLine: number };

function viewOf(sport: SportRecipe, { id, homeTeam, awayTeam }: Fixture, date: string): View {
  const strength = (side: string) => chance('strength', sport.key, side).between(-0.8, 0.8);
  const form = chance('form', id, date).between(-0.08, 0.08);
  const edge = strength(homeTeam) - strength(awayTeam) + sport.homeEdge + form;
  const home = Math.min(SUREST, Math.max(1 - SUREST, 1 / (1 + Math.exp(-edge))));
  // The further apart the sides are, the rarer a draw.
  const draw = sport.draw * (1 - Math.abs(home - 0.5));
  return {
    home: home * (1 - draw),
    away: (1 - home) * (1 - draw),
    draw,
    spreadLine: sport.spreadScale === 0 ? undefined : -lineNear(edge * sport.spreadScale, edge < 0 ? -0.5 : 0.5),
    totalLine: lineNear(sport.total.usual + chance('total', id).between(-1, 1) * sport.total.stray, 0.5),
  };
}

/** The nearest whole or half number; `instead` of zero, on which nobody needs a line. */
function lineNear(points: number, instead: number): number {
  const line = Math.round(points * 2) / 2;
  return line === 0 ? instead : line;
}

function winner(house: House, { homeTeam, awayTeam }: Fixture, view: View, opinion: Chance): GivenMarket {
  const lean = opinion.between(-OPINION, OPINION);
  const sides = inOrder(house, { name: homeTeam, price: price(view.home + lean, house) }, { name: awayTeam, price: price(view.away - lean, house) });
  return { key: 'h2h', outcomes: view.draw === 0 ? sides : [...sides, { name: 'Draw', price: price(view.draw, house) }] };
}

function spread(house: House, { homeTeam, awayTeam }: Fixture, { spreadLine }: View, opinion: Chance): GivenMarket[] {
  if (spreadLine === undefined) return [];
  const lean = opinion.between(-OPINION, OPINION);
  const home = { name: homeTeam, price: price(EVENS + lean, house), point: spreadLine };
  const away = { name: awayTeam, price: price(EVENS - lean, house), point: -spreadLine };
  return [{ key: 'spreads', outcomes: inOrder(house, home, away) }];
}

function total(house: House, { totalLine }: View, opinion: Chance): GivenMarket {
  const lean = opinion.between(-OPINION, OPINION);
  const over = { name: 'Over', price: price(EVENS + lean, house), point: totalLine };
  const under = { name: 'Under', price: price(EVENS - lean, house), point: totalLine };
  return { key: 'totals', outcomes: inOrder(house, over, under) };
}

function inOrder({ awayFirst }: House, home: GivenOutcome, away: GivenOutcome): GivenOutcome[] {
  return awayFirst ? [away, home] : [home, away];
}

function price(probability: number, { margin }: House): number {
  return Math.round(100 / (probability * (1 + margin))) / 100;
}
