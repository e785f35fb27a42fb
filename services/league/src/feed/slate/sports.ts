import type { FeedSport } from '../odds-feed';

/** How the events of a sport come about. */
export type SportRecipe = FeedSport & {
  sides: readonly string[];
  /** Starts, in hours after midnight UTC; 24 and more is the night after. A day has at most one event for each. */
  startHours: readonly number[];
  /** Days without events are left out: 0 is Sunday. */
  weekdays: readonly number[];
  /** How likely a draw is between equals; 0 where there is none. */
  draw: number;
  /** What playing at home is worth, in log-odds. */
  homeEdge: number;
  /** How many points one log-odds is worth in the margin; 0 where nobody gives a spread. */
  spreadScale: number;
  /** The usual sum of both scores, and how far it strays. */
  total: { usual: number; stray: number };
};

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** The sports of the built-in slate. Every team and player is made up. */
export const SLATE_SPORTS: readonly SportRecipe[] = [
  {
    key: 'americanfootball_gridiron', group: 'American Football', title: 'Gridiron League', description: 'Professional football', active: true,
    sides: ['Boston Lanterns', 'Chicago Foundry', 'Dallas Drovers', 'Denver Summits', 'Houston Derricks', 'Kansas City Kettles', 'Miami Breakers', 'Minnesota Pikes', 'Oakland Anchors', 'Philadelphia Printers', 'Pittsburgh Rivets', 'Seattle Ferrymen'],
    startHours: [18, 21.25, 25.25], weekdays: [0, 1, 4, 6], draw: 0, homeEdge: 0.25, spreadScale: 6.5, total: { usual: 45, stray: 6 },
  },
  {
    key: 'basketball_summit', group: 'Basketball', title: 'Summit Basketball', description: 'Professional basketball', active: true,
    sides: ['Atlanta Orchards', 'Brooklyn Bridges', 'Cleveland Furnaces', 'Detroit Assemblers', 'Memphis Riverboats', 'Milwaukee Brewmasters', 'Orlando Comets', 'Phoenix Mirage', 'Portland Pines', 'Sacramento Prospectors', 'Toronto Beacons', 'Utah Mesas'],
    startHours: [23.5, 24, 25.5, 27], weekdays: EVERY_DAY, draw: 0, homeEdge: 0.3, spreadScale: 6, total: { usual: 224, stray: 11 },
  },
  {
    key: 'baseball_coastal', group: 'Baseball', title: 'Coastal Baseball', description: 'Professional baseball', active: true,
    sides: ['Baltimore Clippers', 'Charleston Herons', 'Galveston Gulls', 'Long Beach Longliners', 'Mobile Mariners', 'Monterey Otters', 'Norfolk Tars', 'San Diego Surf', 'Savannah Sandpipers', 'Tampa Tarpons'],
    startHours: [17, 20, 23, 26], weekdays: EVERY_DAY, draw: 0, homeEdge: 0.15, spreadScale: 1.8, total: { usual: 8.5, stray: 1.2 },
  },
  {
    key: 'icehockey_northern', group: 'Ice Hockey', title: 'Northern Hockey', description: 'Professional ice hockey', active: true,
    sides: ['Anchorage Auroras', 'Buffalo Blizzard', 'Calgary Chinooks', 'Duluth Drift', 'Edmonton Embers', 'Halifax Harbour', 'Montreal Maples', 'Ottawa Locks', 'Quebec Sentinels', 'Winnipeg Wolves'],
    startHours: [24, 24.5, 26], weekdays: [0, 1, 2, 3, 4, 6], draw: 0, homeEdge: 0.2, spreadScale: 1.7, total: { usual: 6, stray: 0.5 },
  },
  {
    key: 'soccer_first_division', group: 'Soccer', title: 'First Division', description: 'League football', active: true,
    sides: ['Ashford Athletic', 'Brackley United', 'Castleford City', 'Dunmore Rovers', 'Eastport Wanderers', 'Fenwick Albion', 'Glenhaven', 'Hartwell Town', 'Kingsmere', 'Millbrook Rangers', 'Northgate Vale', 'Stonebridge'],
    startHours: [12.5, 15, 17.5, 20], weekdays: [0, 1, 3, 5, 6], draw: 0.28, homeEdge: 0.35, spreadScale: 0.9, total: { usual: 2.5, stray: 0.4 },
  },
  {
    key: 'soccer_continental_cup', group: 'Soccer', title: 'Continental Cup', description: 'Clubs of many countries', active: true,
    sides: ['Atletico Miraflor', 'Dinamo Korvat', 'Estrela do Sul', 'FC Lindenau', 'Inter Bellaria', 'Olympique Valmont', 'Real Castanera', 'SV Nordstrand'],
    startHours: [17.75, 20], weekdays: [2, 3, 4], draw: 0.27, homeEdge: 0.3, spreadScale: 0.9, total: { usual: 2.5, stray: 0.4 },
  },
  {
    key: 'tennis_grand_tour', group: 'Tennis', title: 'Grand Tour', description: 'Singles', active: true,
    sides: ['Adrian Lindqvist', 'Bruno Castellane', 'Dario Venturi', 'Emil Sorensen', 'Felix Aumont', 'Hugo Marchetti', 'Ivan Petrakov', 'Jonas Weidmann', 'Kenji Morishita', 'Luca Bonaventura', 'Mateo Iriarte', 'Nils Aaltonen'],
    startHours: [10, 12, 14.5, 18], weekdays: EVERY_DAY, draw: 0, homeEdge: 0, spreadScale: 2.4, total: { usual: 22.5, stray: 1.5 },
  },
  {
    key: 'mma_cage_series', group: 'Mixed Martial Arts', title: 'Cage Series', description: 'Mixed martial arts', active: true,
    sides: ['Aaron Blackwood', 'Carlos Quintero', 'Dmitri Volkonsky', 'Ethan Rourke', 'Jamal Whitfield', 'Kai Nakoa', 'Marcus Thorne', 'Rafael Monteiro', 'Sean Gallagher', 'Viktor Hallgren'],
    startHours: [23, 24.5, 27], weekdays: [3, 6], draw: 0, homeEdge: 0, spreadScale: 0, total: { usual: 2.5, stray: 0.4 },
  },
];
