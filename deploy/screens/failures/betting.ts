import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { need, type World } from '../worlds/world';
import type { Failure } from './failure';

const LEAGUE = /\/api\/leagues\/[0-9a-f-]{36}\/$/;
const EVENT = /\/api\/leagues\/[0-9a-f-]{36}\/events\/[0-9a-f-]{36}\/$/;
const ONLY_CAPTAINS = 'Only league captains can create events';
const ONLY_CAPTAINS_COMPLETE = 'Only league captains can complete events';

const inLeague = (screen: string) => ({ league: { id } }: World): string => `/league/${id}/${screen}`;
const ofEvent = (screen: string) => (world: World): string => inLeague(`event/${need('event', world.events.odds).id}/${screen}`)(world);
const market = (step: string) => inLeague(`market${step}`);
const FIRST_DIVISION = '?group=Soccer&sport=soccer_first_division';
const card = (page: Page) => page.locator('.market-card').first();

/** Of mfe-betting. */
export const BETTING_FAILURES: readonly Failure[] = [
  { name: 'market-error', route: market(''), heading: 'Browse Market', failing: '**/api/market/browse/', status: 503, says: 'Failed to load sports data.', recovers: card },
  { name: 'market-sports-error', route: market('?group=Soccer'), heading: 'Soccer', failing: '**/api/market/browse/', status: 503, says: 'Failed to load sports. Please try again.', recovers: card },
  { name: 'market-events-error', route: market(FIRST_DIVISION), heading: 'First Division', failing: '**/api/leagues/bets/**', status: 503, says: 'Failed to load events. Please try again.', recovers: card },
  {
    name: 'market-event-error',
    route: market(`${FIRST_DIVISION}&event=1`),
    heading: 'Add to League',
    failing: '**/api/leagues/bets/**',
    status: 503,
    says: 'Failed to load event details. Please try again.',
    recovers: (page) => page.getByText('This event is no longer offered.'),
  },
  { name: 'market-league-error', route: market(''), heading: 'Browse Market', failing: LEAGUE, status: 503, says: 'Failed to load league details', recovers: card },
  { name: 'market-not-captain', as: 'member', route: market(''), heading: ONLY_CAPTAINS, status: 200, says: ONLY_CAPTAINS },
  {
    name: 'place-bet-error',
    route: ofEvent('place-user-bet'),
    heading: 'Place Your Bet',
    failing: EVENT,
    status: 503,
    says: 'Failed to get event details: 503',
    recovers: (page) => page.getByLabel('Bet amount'),
  },
  { name: 'place-bet-not-there', route: inLeague(`event/${randomUUID()}/place-user-bet`), heading: 'Place Your Bet', status: 404, says: 'Event not found in this league' },
  { name: 'create-event-error', route: inLeague('create-event'), heading: 'Create Test Event', failing: LEAGUE, status: 503, says: 'Failed to load league details', recovers: (page) => page.getByLabel('Event Name') },
  { name: 'create-event-not-captain', as: 'member', route: inLeague('create-event'), heading: ONLY_CAPTAINS, status: 200, says: ONLY_CAPTAINS },
  { name: 'complete-event-error', route: ofEvent('complete'), heading: 'Complete Event', failing: EVENT, status: 503, says: 'Failed to load data', recovers: (page) => page.getByLabel('Winning Outcome') },
  { name: 'complete-event-not-captain', as: 'member', route: ofEvent('complete'), heading: ONLY_CAPTAINS_COMPLETE, status: 200, says: ONLY_CAPTAINS_COMPLETE },
];
