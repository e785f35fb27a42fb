import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { copySources, type SourcesCopy } from '../stack/copy-of-sources';
import { startStack, type Stack } from '../stack/start-stack';
import { openBrowser } from './browser';
import { authPage } from './pages/auth-page';
import { leaguePage } from './pages/league-page';
import { press } from './pages/press';
import { DESKTOP, faultsOf, openVisitor, openWindow, type Visitor } from './visitor';

/** Each slice of the page is built and put in place alone, while everything runs; slices of different ages fit each other. */

let sources: SourcesCopy;
let stack: Stack;
let browser: Browser;
/** A page that is open from the beginning, made of the first builds. */
let open: Visitor;
beforeAll(async () => {
  sources = copySources();
  stack = await startStack({ env: { PAGES_ROOT: sources.folder } });
  browser = await openBrowser();
  open = await openVisitor(browser, 'player', DESKTOP, stack.url);
  await authPage(open.page).register({ username: 'pearl', email: 'pearl@journey.example', password: 'a long password' });
}, 180_000);
afterAll(async () => {
  await browser.close();
  await stack.stop();
  sources.remove();
});

/** Builds a slice of the page by its own script, as its team does. The former build, with its files, is gone then. */
async function build(slice: string): Promise<void> {
  await promisify(execFile)('npm', ['run', 'build'], { cwd: path.join(sources.folder, slice), env: { ...process.env, NODE_ENV: 'production' } });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
async function menu(page: Page, item: string): Promise<void> {
  await press(page, 'Account menu');
  await page.getByRole('menuitem', { name: item }).click();
}

test('a changed remote, built alone, is what the next page shows in the shell that runs; a page that was open goes on', async () => {
  await press(open.page, 'Add Friend');
  await heading(open.page, 'Add Friends');
  sources.edit('mfe-social/src/screens/add-friend/index.tsx', 'title="Add Friends"', 'title="Find more friends"');
  sources.edit('mfe-social/src/screens/settings/index.tsx', 'title="Settings"', 'title="Preferences"');
  await build('mfe-social');

  const next = await openWindow(open);
  await next.page.goto('/add-friend');
  await heading(next.page, 'Find more friends');
  expect(next.problems).toEqual([]);
  await next.page.close();

  const { page } = open;
  await heading(page, 'Add Friends');
  await page.getByRole('searchbox').fill('nobody');
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByText('No new notifications').waitFor();
  await page.keyboard.press('Escape');
  expect(open.problems).toEqual([]);
});

test('an open page that asks for a file of the former build says so, and Retry leads to the new one', async () => {
  const { page } = open;
  await menu(page, 'Settings');
  await page.getByRole('alert').filter({ hasText: 'This page did not load' }).waitFor();
  await press(page, 'Retry');
  await heading(page, 'Preferences');
  await press(page, 'Oddsmates');
  await press(page, 'Add Friend');
  await heading(page, 'Find more friends');
  expect(faultsOf(open)).toEqual([]);
});

test('a new shell, with a newer sdk, takes the builds of before; a page that was open goes on', async () => {
  const { page } = open;
  await press(page, 'Oddsmates');
  sources.edit('shell/src/layout/top-bar.tsx', '<span>Logout</span>', '<span>Leave for now</span>');
  sources.edit('shell/sdk/src/components/page-header.tsx', "backLabel = 'Back'", "backLabel = 'Go back'");
  sources.edit('shell/sdk/package.json', '"version": "0.1.0"', '"version": "0.1.1"');
  await build('shell');

  const next = await openWindow(open);
  await next.page.goto('/home');
  await next.page.getByText('Leave for now').waitFor();
  const leagueId = await leaguePage(next.page).create('Old and new', 'Four teams, one page.');
  await next.page.getByRole('button', { name: 'Go back' }).waitFor();
  await leaguePage(next.page).openTab('Chat');
  await leaguePage(next.page).say('Does everything fit?');
  await leaguePage(next.page).hears('Does everything fit?');
  await next.page.goto(`/league/${leagueId}/create-event`);
  await heading(next.page, 'Create Test Event');
  await press(next.page, /Logout|Leave for now/);
  await next.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(next.problems).toEqual([]);
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
}, 240_000);
