import type { Page, Response } from 'playwright-core';

/** A file as it came over the wire. */
export interface Loaded {
  /** The path of its address. */
  file: string;
  /** 'script', 'stylesheet', 'font', 'document', 'fetch', ... */
  kind: string;
  /** Of the body, compressed as it was sent. */
  bytes: number;
}

/**
 * What a browser that has never been here loads on '/', until the form answers and nothing more comes by itself: what the page asks for only later
 * would count too.
 */
export async function loadLandingPage(page: Page): Promise<Loaded[]> {
  const answers: Response[] = [];
  const remember = (response: Response): void => void answers.push(response);
  page.on('response', remember);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', remember);
  return Promise.all(answers.map(loaded));
}

/** The scripts that a browser loads on '/home' for somebody new, until leagues, friends and bell are there. Its live stream never ends. */
export async function loadHome(page: Page): Promise<Loaded[]> {
  const answers: Response[] = [];
  page.on('response', (response) => void (response.request().resourceType() === 'script' && answers.push(response)));
  await page.goto('/home');
  await page.getByText('No leagues yet. Create one!').waitFor();
  await page.getByText('No friends yet. Add some!').waitFor();
  await page.getByRole('button', { name: 'Notifications' }).waitFor();
  return Promise.all(answers.map(loaded));
}

async function loaded(response: Response): Promise<Loaded> {
  const request = response.request();
  const { responseBodySize } = await request.sizes();
  return { file: new URL(response.url()).pathname, kind: request.resourceType(), bytes: responseBodySize };
}

export const scriptBytes = (files: readonly Loaded[]): number => files.reduce((sum, { kind, bytes }) => sum + (kind === 'script' ? bytes : 0), 0);
