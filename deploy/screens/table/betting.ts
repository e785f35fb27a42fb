import type { Page } from 'playwright-core';
import { press } from '../../journeys/pages/press';
import type { Screen } from '../screen';
import { need, type World } from '../worlds/world';

const NAMES = ['typical', 'long-names'] as const;
const WITH_EVENTS = ['typical', 'long-names', 'much-data'] as const;

const leagueRoute = ({ league }: World): string => `/league/${league.id}`;
const eventRoute = (which: keyof World['events'], screen: string) => ({ events }: World): string => {
  const event = need(`event (${which})`, events[which]);
  return `/league/${event.league_id}/event/${event.id}/${screen}`;
};
/** A step of the market; soccer has three outcomes. */
const market = (step: string) => (world: World): string => `${leagueRoute(world)}/market${step}`;
const createEvent = (world: World): string => `${leagueRoute(world)}/create-event`;
const card = (page: Page) => page.locator('.market-card').first();
const details = (page: Page): Promise<void> => page.getByRole('switch', { name: 'Simple mode' }).click();
const spread = async (page: Page): Promise<void> => {
  await page.getByLabel('Odds type').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Point Spread' }).click();
};

/** Of mfe-betting. */
export const BETTING_SCREENS: readonly Screen[] = [
  { name: 'market-categories', worlds: NAMES, route: market(''), heading: 'Browse Market', ready: card },
  { name: 'market-sports', worlds: NAMES, route: market('?group=Soccer'), heading: 'Soccer', ready: card },
  { name: 'market-events', worlds: NAMES, route: market('?group=Soccer&sport=soccer_first_division'), heading: 'First Division', ready: card },
  {
    name: 'market-event',
    worlds: NAMES,
    route: market('?group=Soccer&sport=soccer_first_division'),
    heading: 'Add to League',
    prepare: (page) => card(page).click(),
    ready: (page) => page.getByRole('button', { name: 'Add to League' }),
  },
  {
    name: 'place-bet',
    route: eventRoute('odds', 'place-user-bet'),
    heading: 'Place Your Bet',
    prepare: async (page) => {
      await page.getByRole('group').getByRole('radio').first().check();
      await page.getByLabel('Bet amount').fill('25');
    },
    ready: (page) => page.getByRole('button', { name: 'Place Bet' }).and(page.locator(':enabled')),
  },
  { name: 'place-bet-guess', worlds: WITH_EVENTS, route: eventRoute('guess', 'place-user-bet'), heading: 'Place Your Bet', ready: (page) => page.getByLabel('Your guess') },
  { name: 'place-bet-taken', worlds: WITH_EVENTS, route: eventRoute('taken', 'place-user-bet'), heading: 'Place Your Bet', ready: (page) => page.getByText('You have already placed a bet on this event.') },
  { name: 'place-bet-over', worlds: WITH_EVENTS, route: eventRoute('over', 'place-user-bet'), heading: 'Place Your Bet', ready: (page) => page.getByText('This event has already completed. You cannot place a bet.') },
  { name: 'create-event', worlds: NAMES, route: createEvent, heading: 'Create Test Event', ready: (page) => page.getByRole('button', { name: 'Create Event' }) },
  {
    name: 'create-event-details',
    worlds: NAMES,
    route: createEvent,
    heading: 'Create Test Event',
    prepare: async (page) => {
      await details(page);
      await spread(page);
    },
    ready: (page) => page.getByLabel('Away spread'),
  },
  {
    name: 'create-event-guess',
    worlds: ['typical'],
    route: createEvent,
    heading: 'Create Test Event',
    prepare: async (page) => {
      await details(page);
      await page.getByText('Closest guess', { exact: true }).click();
    },
    ready: (page) => page.getByText('Nearest guess takes the pot'),
  },
  { name: 'complete-event', worlds: WITH_EVENTS, route: eventRoute('odds', 'complete'), heading: 'Complete Event', ready: (page) => page.getByLabel('Winning Outcome') },
  { name: 'complete-event-guess', worlds: WITH_EVENTS, route: eventRoute('guess', 'complete'), heading: 'Complete Event', ready: (page) => page.getByLabel('Actual value') },
  {
    name: 'complete-event-cancel',
    worlds: NAMES,
    route: eventRoute('odds', 'complete'),
    heading: 'Complete Event',
    prepare: (page) => press(page, 'Cancel Event'),
    ready: (page) => page.getByRole('button', { name: 'Yes, cancel it' }),
  },
  { name: 'complete-event-over', worlds: WITH_EVENTS, route: eventRoute('over', 'complete'), heading: 'Complete Event', ready: (page) => page.getByText('This event has already been completed.') },
];
