import { moneyline, spreads } from './events';
import type { Market } from '../league-event/types';
import type { Bookmaker, ExternalEvent, Sport } from '../screens/market/types';

const aSport = (group: string, key: string, title: string): Sport => ({ group, key, title, description: `Professional ${group.toLowerCase()}`, active: true });
const sports = [aSport('Basketball', 'summit', 'Summit Basketball'), aSport('Soccer', 'first', 'First Division'), aSport('Soccer', 'cup', 'Continental Cup')];

/** The feed's catalogue: one sport of basketball, two of soccer. */
export const catalogue = { data: { sports, grouped_sports: {} } };

export const totals: Market = {
  key: 'totals',
  outcomes: [{ key: 'over', name: 'Over', price: 1.9, point: 220.5 }, { key: 'under', name: 'Under', price: 1.9, point: 220.5 }],
};

export const aBookmaker = (key: string, title: string, markets: Market[]): Bookmaker => ({ key, title, markets, last_update: '2026-11-21T18:00:00.000Z' });

/** An event of the feed that has not started; Harbour Bet names its moneyline last. */
export function aMarketEvent(changes: Partial<ExternalEvent> = {}): ExternalEvent {
  return {
    id: 'x1', sport_key: 'summit', sport_title: 'Summit Basketball', commence_time: '2026-11-21T20:00:00.000Z', home_team: 'Lakers', away_team: 'Bulls',
    bookmakers: [aBookmaker('harbour', 'Harbour Bet', [totals, spreads, moneyline()]), aBookmaker('north', 'Northline', [moneyline(1.8, 2.2)])],
    ...changes,
  };
}
