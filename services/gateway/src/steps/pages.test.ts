import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { get } from 'node:http';
import { serveSteps, type Served } from '../testing/serve';
import { pages } from './pages';

const HTML = { Accept: 'text/html,application/xhtml+xml' };
let root: string;
let served: Served;

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  await put('shell/dist/index.html', '<!doctype html>shell');
  await put('shell/dist/assets/main.0123abcd.js', 'plain');
  await put('shell/dist/assets/main.0123abcd.js.br', 'brotli');
  await put('shell/dist/assets/main.0123abcd.js.gz', 'gzip');
  await put('mfe-social/dist/mf-manifest.json', '{}');
  await put('mfe-social/dist/remoteEntry.js', 'entry');
  await put('secret.txt', 'secret');
  served = await serveSteps([pages(root)]);
});
afterAll(async () => {
  await served.close();
  await rm(root, { recursive: true });
});

/** As a browser asks, but without its tidying up of the path and without unpacking. */
function ask(route: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  return new Promise((resolve, reject) => {
    get({ port: served.port, host: '127.0.0.1', path: route, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    }).on('error', reject);
  });
}

test.each([['/'], ['/home'], ['/league/0190/circuit/0191'], ['/index.html']])('%s is the shell, never kept without asking', async (route) => {
  const { status, headers, text } = await ask(route, HTML);
  expect([status, text, headers['cache-control']]).toEqual([200, '<!doctype html>shell', 'no-cache']);
  expect(headers['content-type']).toContain('text/html');
});

test('a file with a hash in its name is kept for ever, in the best packing the browser takes', async () => {
  const route = '/assets/main.0123abcd.js';
  for (const [accepted, text, encoding] of [['gzip, br', 'brotli', 'br'], ['gzip', 'gzip', 'gzip'], ['br;q=0, gzip', 'gzip', 'gzip'], ['', 'plain', undefined]] as const) {
    const answer = await ask(route, { 'Accept-Encoding': accepted });
    expect([answer.text, answer.headers['content-encoding']]).toEqual([text, encoding]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers.vary).toBe('Accept-Encoding');
  }
});

test('what names a remote\'s files is asked for again each time, and not sent again unchanged', async () => {
  for (const route of ['/mfe/social/mf-manifest.json', '/mfe/social/remoteEntry.js']) {
    const { status, headers } = await ask(route);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((await ask(route, { 'If-None-Match': String(headers.etag) })).status).toBe(304);
  }
});

test('a remote that is built anew while everything runs is served at once', async () => {
  expect((await ask('/mfe/betting/mf-manifest.json')).status).toBe(404);
  await put('mfe-betting/dist/mf-manifest.json', '{"new":true}');
  expect((await ask('/mfe/betting/mf-manifest.json')).text).toBe('{"new":true}');
});

test('the shell learns where the remotes are', async () => {
  const { text, headers } = await ask('/config.json');
  expect(JSON.parse(text)).toEqual({
    remotes: {
      auth: '/mfe/auth/mf-manifest.json',
      leagues: '/mfe/leagues/mf-manifest.json',
      betting: '/mfe/betting/mf-manifest.json',
      social: '/mfe/social/mf-manifest.json',
    },
  });
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([['/mfe/social/none.js'], ['/mfe/unknown/index.html'], ['/mfe/'], ['/api/none/'], ['/media/none']])('%s is 404, also for a browser', async (route) => {
  const { status, text } = await ask(route, HTML);
  expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'NOT_FOUND' }]);
});

test('a script that asks for a missing file is not given a page', async () => {
  expect((await ask('/assets/old.89abcdef.js', { Accept: '*/*' })).status).toBe(404);
});

test.each([['/../secret.txt'], ['/%2e%2e/secret.txt'], ['/mfe/social/../../secret.txt'], ['/mfe/social/..%2f..%2fsecret.txt'], ['/%2e%2e%5csecret.txt'], ['/a%00b'], ['/.git/config'], ['/%zz']])(
  '%s reaches nothing',
  async (route) => {
    const { status, text } = await ask(route);
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
  },
);

test('where somebody else serves the pages there are none, and pages are only read', async () => {
  expect((await fetch(served.url, { method: 'POST' })).status).toBe(405);
  const none = await serveSteps([pages(undefined)]);
  expect((await fetch(none.url, { headers: HTML })).status).toBe(404);
  await none.close();
});
