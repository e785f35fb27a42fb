import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decodeJwt } from 'jose';
import { openGoogle } from '../../../services/identity/src/google/google';
import { freePorts } from '../ports';
import type { Supervised } from '../supervise';
import { authorizationRequest, Browser } from './browser';
import { issuerOf, LOCAL_CLIENT_ID } from './settings';
import { startOidc } from './start';

const PAGE = 'http://localhost:8080';
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-oidc-test-'));
const lines: string[] = [];
let issuer: string;
let running: Supervised;

async function start(port: number): Promise<Supervised> {
  const provider = startOidc({
    port,
    pageOrigins: [PAGE, 'http://127.0.0.1:8080'],
    dataDir,
    line: (line) => lines.push(line),
    notice: (sentence) => lines.push(sentence),
  });
  await provider.ready();
  return provider;
}

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  issuer = issuerOf(port);
  running = await start(port);
});
afterAll(async () => {
  await running.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const browse = (): Browser => new Browser(issuer);

/** Signs in as the account and gives the fragment with which the page is opened again. */
async function signIn(accountId: string, browser = browse()): Promise<URLSearchParams> {
  const back = await browser.signIn(PAGE, accountId);
  expect(`${back.origin}${back.pathname}`).toBe(`${PAGE}/`);
  return new URLSearchParams(back.hash.slice(1));
}

test('whoever is chosen comes back to the page with an ID token that the identity service accepts', async () => {
  const fragment = await signIn('ada-demo');
  const token = fragment.get('id_token') ?? '';
  expect(fragment.get('state')).toBe('s1');
  expect(decodeJwt(token)).toMatchObject({ nonce: 'n1', iss: issuer, aud: LOCAL_CLIENT_ID });
  const google = openGoogle({ clientId: LOCAL_CLIENT_ID, issuer });
  expect(await google.identify(token, new Date())).toEqual({ provider: 'local', subject: 'ada-demo', email: 'ada.demo@example.com', name: 'Ada Demo' });
});

test('each sign-in of the same browser asks anew which account', async () => {
  const browser = browse();
  await signIn('ada-demo', browser);
  expect(decodeJwt((await signIn('ben-demo', browser)).get('id_token') ?? '')).toMatchObject({ sub: 'ben-demo', email: 'ben.demo@example.com' });
});

test('the token goes nowhere but to the page', async () => {
  const { status, to } = await browse().open(authorizationRequest(PAGE, { redirect_uri: 'http://evil.example.com/' }));
  expect({ status, to }).toEqual({ status: 400, to: '' });
});

test.each([
  ['without a nonce', { nonce: '' }],
  ['for a code', { response_type: 'code' }],
  ['for an access token', { response_type: 'id_token token' }],
])('a request %s is turned back to the page', async (_, change) => {
  const { to } = await browse().open(authorizationRequest(PAGE, change));
  expect(to).toMatch(/^http:\/\/localhost:8080\/[?#]error=/);
});

test('nobody goes on with the sign-in of another browser, or as somebody who does not exist', async () => {
  const browser = browse();
  const { to: interaction } = await browser.open(authorizationRequest(PAGE));
  expect((await browse().open(`${interaction}/ada-demo`, 'POST')).status).toBe(400);
  expect((await browser.open(`${interaction}/nobody`, 'POST')).status).toBe(400);
  expect((await browser.open(`${interaction}/ada-demo`)).status).toBe(400);
});

test('the key outlives the process and is readable by its owner alone', async () => {
  const token = (await signIn('ben-demo')).get('id_token') ?? '';
  await running.stop();
  running = await start(Number(new URL(issuer).port));
  const google = openGoogle({ clientId: LOCAL_CLIENT_ID, issuer });
  expect(await google.identify(token, new Date())).toMatchObject({ subject: 'ben-demo' });
  expect(fs.statSync(path.join(dataDir, 'oidc-keys.json')).mode & 0o777).toBe(0o600);
});

test('it says in one line that it is there, and nothing else', () => {
  expect(new Set(lines)).toEqual(new Set([`Two demo accounts sign in at ${issuer}`]));
});
