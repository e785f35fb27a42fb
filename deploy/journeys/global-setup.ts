import type { BrowserServer } from 'playwright-core';
import startSharedStack from '../stack/global-setup';
import { startBrowser } from './browser';

declare global {
  /** The browser of this test run, for global-teardown.ts. */
  var sharedBrowser: BrowserServer | undefined;
}

/** Starts the product that the test run shares, and one browser for all journeys; BROWSER_ADDRESS tells where it is. */
export default async function setUp(): Promise<void> {
  await startSharedStack();
  globalThis.sharedBrowser = await startBrowser();
  process.env['BROWSER_ADDRESS'] = globalThis.sharedBrowser.wsEndpoint();
}
