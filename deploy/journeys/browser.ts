import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { findChromium } from '../stack/chromium';

/** Nothing here talks to anybody but the product under test. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Starts the Chromium of this machine for {@link openBrowser} to find. */
export function startBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(browserProgram());
}

/**
 * The browser that this test run shares, or one of one's own where none runs (BROWSER_ADDRESS). Closing it closes the windows that were opened
 * by it, and no others.
 */
export async function openBrowser(): Promise<Browser> {
  const address = process.env['BROWSER_ADDRESS'];
  return address === undefined ? chromium.launch(browserProgram()) : chromium.connect(address);
}

/** The Chromium of this machine and how it is started. @throws Error that says how to get one when there is none */
export function browserProgram(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no browser: install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
  return { executablePath, args: ARGS };
}
