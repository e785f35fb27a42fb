import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../stack/chromium';

/** Nothing here talks to anybody but the product under test. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Starts the Chromium of this machine. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no browser: install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
  return chromium.launch({ executablePath, args: ARGS });
}
