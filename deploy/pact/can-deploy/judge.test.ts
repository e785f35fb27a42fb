import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Book } from '../book/book';
import type { Versions } from '../book/versions';
import { judge } from './judge';
import { questionOf, readAsked } from './question';

let folder: string;
let book: Book;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-book-'));
  fs.mkdirSync(path.join(folder, 'pacts'));
  book = new Book(path.join(folder, 'book'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const VERSIONS: Versions = { 'mfe-betting': 'b1', gateway: 'g1', league: 'l1', wallet: 'w1', social: 's1', chat: 'c1' };
const ANSWERED = new Map([['mfe-betting', new Set(['gateway', 'league', 'wallet'])], ['social', new Set(['wallet'])]]);

/** A pact as it is kept, of interactions with these descriptions. */
function pact(consumer: string, provider: string, ...descriptions: string[]): string {
  const file = path.join(folder, 'pacts', `${consumer}-${provider}.json`);
  fs.writeFileSync(file, JSON.stringify({ consumer: { name: consumer }, provider: { name: provider }, interactions: descriptions.map((description) => ({ description })) }));
  return file;
}

/** The remote calls the league and the wallet, social listens to the wallet; all of it recorded and verified as it stands. */
function verified(): { calls: string; facts: string } {
  const files = { calls: pact('mfe-betting', 'gateway', 'league.GetLeague: x', 'wallet.PlaceBet: y'), facts: pact('social', 'wallet', 'wallet.bet: events.v1.BetsSettled') };
  book.noteConsumers(undefined, VERSIONS, path.join(folder, 'pacts'));
  for (const file of Object.values(files)) book.noteVerified(file, true, VERSIONS);
  return files;
}

const ask = (slice: string, together: Versions = VERSIONS) => judge(book, { slice, together, answeredBy: ANSWERED });

test('a remote goes with the gateway and the services behind it that keep its pact', () => {
  verified();
  const { yes, reasons } = ask('mfe-betting');
  expect(yes).toBe(true);
  expect(reasons.map(({ said }) => said.split(' ')[0])).toEqual(['gateway@g1', 'league@l1', 'wallet@w1']);
});

test('a service goes with the remotes that call it and the services that listen to it', () => {
  verified();
  expect(ask('wallet').reasons.map(({ said }) => said)).toEqual([expect.stringContaining('the 2 calls of mfe-betting@b1'), expect.stringContaining('the fact of social@s1')]);
  expect(ask('chat')).toEqual({ yes: true, reasons: [] });
});

test('a version that was not verified does not go', () => {
  verified();
  const { yes, reasons } = ask('wallet', { ...VERSIONS, wallet: 'w2' });
  expect(yes).toBe(false);
  expect(reasons[0]?.said).toBe('wallet@w2 was not verified against the 2 calls of mfe-betting@b1: npm run pact:verify -- mfe-betting-gateway');
});

test('a version that breaks a pact goes with nobody who relies on it, and goes again once it was mended', () => {
  const { facts } = verified();
  book.noteVerified(facts, false, VERSIONS);
  expect(ask('wallet').yes).toBe(false);
  expect(ask('social').reasons).toEqual([{ holds: false, said: expect.stringContaining('wallet@w1 breaks the fact of social@s1') as string }]);
  expect(ask('mfe-betting').yes).toBe(true);
  book.noteVerified(facts, true, VERSIONS);
  expect(ask('wallet').yes).toBe(true);
});

test('a remote that relies on more than before is verified anew, and the older one still goes', () => {
  verified();
  pact('mfe-betting', 'gateway', 'league.GetLeague: x', 'wallet.PlaceBet: y', 'league.ListEvents: z');
  book.noteConsumers('mfe-betting', { ...VERSIONS, 'mfe-betting': 'b2' }, path.join(folder, 'pacts'));
  expect(ask('mfe-betting', { ...VERSIONS, 'mfe-betting': 'b2' }).yes).toBe(false);
  expect(ask('mfe-betting').yes).toBe(true);
});

test('a remote whose pacts were never recorded goes with nobody', () => {
  expect(ask('mfe-betting').reasons).toEqual([{ holds: false, said: 'What mfe-betting@b1 relies on is not known: npm run pact -- mfe-betting' }]);
});

test('a slice is asked about among what runs in an environment', () => {
  verified();
  const asked = readAsked(['wallet@w2', '--to', 'production'], VERSIONS);
  expect(() => questionOf(asked, book, VERSIONS, ANSWERED)).toThrow('Nothing is known to run in production');
  book.noteDeployed('production', 'gateway', 'g0');
  book.noteDeployed('production', 'wallet', 'w1');
  expect(questionOf(asked, book, VERSIONS, ANSWERED).together).toEqual({ gateway: 'g0', wallet: 'w2' });
});

test.each([[[]], [['nobody']], [['wallet', 'league']]])('%j names no slice', (args) => {
  expect(() => readAsked(args, VERSIONS)).toThrow('Name one slice');
});
