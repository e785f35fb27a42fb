import type { Page } from 'playwright-core';
import { press } from '../../journeys/pages/press';
import { pickPicture } from '../pick-picture';
import type { Screen } from '../screen';
import type { World } from '../worlds/world';

const username = ({ people }: World): string => people.newcomer.username;
const greeting = (world: World): string => `Welcome back, ${username(world)}!`;
const activity = (page: Page) => page.getByRole('heading', { name: 'Recent Betting Activity' });

/** Of mfe-social, and the top bar. */
export const SOCIAL_SCREENS: readonly Screen[] = [
  { name: 'profile', as: 'newcomer', route: () => '/profile', heading: username, ready: activity },
  {
    name: 'profile-why',
    worlds: ['typical', 'long-names'],
    as: 'newcomer',
    route: () => '/profile',
    heading: username,
    prepare: (page) => page.getByRole('button', { name: /^Why/ }).first().click(),
    ready: (page) => page.getByText('Arithmetic').or(page.getByText('What happened')).first(),
  },
  {
    name: 'profile-edit',
    worlds: ['typical', 'long-names'],
    as: 'newcomer',
    route: () => '/profile',
    heading: username,
    prepare: (page) => press(page, 'Edit Profile'),
    ready: (page) => page.getByRole('dialog', { name: 'Edit Profile' }).getByLabel('Bio'),
  },
  {
    name: 'profile-crop',
    worlds: ['typical'],
    as: 'newcomer',
    route: () => '/profile',
    heading: username,
    prepare: (page) => pickPicture(page, 'Profile image'),
    ready: (page) => page.getByRole('dialog', { name: 'Crop Image' }),
  },
  { name: 'settings', worlds: ['typical'], route: () => '/settings', heading: 'Settings', ready: (page) => page.getByText('Odds format').first() },
  {
    name: 'add-friend',
    as: 'newcomer',
    route: () => '/add-friend',
    heading: 'Add Friends',
    prepare: (page, { search }) => page.getByRole('searchbox').fill(search),
    ready: (page) => page.locator('.found-person').or(page.getByText('Check the spelling.')).first(),
  },
  { name: 'add-friend-start', worlds: ['typical'], route: () => '/add-friend', heading: 'Add Friends', ready: (page) => page.getByText('Start typing to search for users') },
  {
    name: 'notifications',
    as: 'newcomer',
    route: () => '/home',
    heading: greeting,
    prepare: (page) => page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click(),
    ready: (page) => page.locator('.note').or(page.getByText('No new notifications')).first(),
  },
  {
    name: 'account-menu',
    worlds: ['typical'],
    route: () => '/home',
    heading: greeting,
    prepare: (page) => press(page, 'Account menu'),
    ready: (page) => page.getByRole('menuitem', { name: 'Settings' }),
  },
];
