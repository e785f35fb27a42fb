import { format } from 'node:util';
import { cleanup } from '@testing-library/react';
import { session } from '../session/session';
import type { RecordedNetwork } from './recorded-network';

// Importing '@oddsmates/sdk/testing' puts every test of the file under this watch.

let networks: RecordedNetwork[] = [];
let complaints: string[] = [];
const real = { fetch: globalThis.fetch, error: console.error, warn: console.warn };

/** Puts the page on a recorded network until the end of the test. */
export function watch(network: RecordedNetwork): void {
  networks.push(network);
  globalThis.fetch = network.fetch;
}

beforeEach(() => {
  networks = [];
  complaints = [];
  console.error = (...words: unknown[]) => void complaints.push(format(...words));
  console.warn = (...words: unknown[]) => void complaints.push(format(...words));
});

afterEach(() => {
  cleanup();
  const found = [...complaints, ...networks.flatMap(({ unrecorded }) => unrecorded.map((call) => `No recorded answer for ${call}`))];
  Object.assign(console, { error: real.error, warn: real.warn });
  globalThis.fetch = real.fetch;
  session.signOut();
  localStorage.clear();
  sessionStorage.clear();
  if (found.length > 0) throw new Error(`The page complained:\n${found.join('\n')}`);
});

/** What was written to console.error and console.warn so far; reading it accepts it. For tests of what must complain. */
export function expectedComplaints(): string[] {
  return complaints.splice(0);
}
