import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { securityHeaders } from '../../../services/gateway/src/steps/security-headers';
import { freePorts } from '../../local/ports';
import { ROOT } from '../../local/root';
import { eventually } from '../../stack/eventually';
import { findNginx } from '../../test/get-nginx';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-nginx-test-'));
// nginx's workers are not root, whoever starts it.
fs.chmodSync(folder, 0o755);
const running: ChildProcess[] = [];
const nginx = findNginx() ?? 'nginx';

/** Starts nginx with a configuration of ours, at another port, on files and upstreams of the test. @returns its port */
async function start(name: 'page' | 'edge', replace: [RegExp, string][]): Promise<number> {
  const [port = 0] = await freePorts(1);
  const at = path.join(folder, name);
  fs.cpSync(path.join(ROOT, 'deploy', 'docker', 'nginx'), at, { recursive: true });
  for (const conf of fs.readdirSync(at).filter((file) => /\.(conf|sh)$/.test(file))) {
    const text = [[/\b8080;/g, `${port};`], [/127\.0\.0\.1\/8080/g, `127.0.0.1/${port}`], [/\/tmp\/nginx/g, `${at}/nginx`], ...replace].reduce(
      (before, [what, by]) => before.replace(what as RegExp, by as string),
      fs.readFileSync(path.join(at, conf), 'utf8'),
    );
    fs.writeFileSync(path.join(at, conf), text);
  }
  const args = ['-e', 'stderr', '-c', path.join(at, `${name}.conf`)];
  const checked = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  running.push(spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: 'inherit' }));
  await eventually('nginx', () => ask(port, '/healthz'), ({ status }) => status === 200);
  return port;
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** As a browser asks, but without unpacking. */
function ask(port: number, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: target, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      })
      .on('error', reject);
  });
}

function put(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, 'srv', file)), { recursive: true });
  fs.writeFileSync(path.join(folder, 'srv', file), text);
}

afterAll(async () => {
  await Promise.all(running.map((server) => {
    const gone = once(server, 'exit');
    server.kill('SIGQUIT');
    return gone;
  }));
  fs.rmSync(folder, { recursive: true, force: true });
});

const HTML = { accept: 'text/html,application/xhtml+xml' };

describe('the page server', () => {
  let port: number;
  beforeAll(async () => {
    put('index.html', '<!doctype html>shell');
    put('assets/main.0123abcdef.js', 'plain');
    put('assets/main.0123abcdef.js.br', 'brotli');
    put('assets/main.0123abcdef.js.gz', 'gzip');
    put('mfe/auth/mf-manifest.json', '{}');
    put('.hidden', 'hidden');
    port = await start('page', [[/\/srv;/g, `${folder}/srv;`], [/\/etc\/oddsmates\/page;/g, `${folder}/page/page;`]]);
  });

  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['', undefined, 'plain'],
  ])('a browser that takes "%s" gets what was compressed when it was built: %s', async (accepted, encoding, text) => {
    const answer = await ask(port, '/assets/main.0123abcdef.js', { 'accept-encoding': accepted });
    expect([answer.headers['content-encoding'], answer.text]).toEqual([encoding, text]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch('application/javascript');
  });

  test.each([
    ['/', HTML, 200],
    ['/league/1', HTML, 200],
    ['/league/1', { accept: 'application/json' }, 404],
    ['/mfe/auth/mf-manifest.json', {}, 200],
    ['/mfe/auth/gone.js', HTML, 404],
    ['/.hidden', HTML, 404],
    ['/config.json', {}, 200],
  ])('%s with %j is answered with %d', async (target, headers, status) => {
    const answer = await ask(port, target, headers);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('every answer tells the browser to be as careful as the gateway tells it', async () => {
    const expected = new Map<string, string>();
    await securityHeaders({ res: { setHeader: (name: string, value: string) => expected.set(name.toLowerCase(), value) } } as unknown as Parameters<typeof securityHeaders>[0]);
    for (const target of ['/', '/config.json', '/gone.js']) {
      const { headers } = await ask(port, target);
      expect(Object.fromEntries([...expected.keys()].map((name) => [name, headers[name]]))).toEqual(Object.fromEntries(expected));
    }
  });

  test('its health check is right', () => {
    expect(() => execFileSync('bash', [path.join(folder, 'page', 'healthy.sh')])).not.toThrow();
  });
});

describe('the edge', () => {
  let port: number;
  const upstreams: http.Server[] = [];
  /** Answers with its name, the path, and what it was told about the caller. */
  async function upstream(name: string): Promise<string> {
    const server = http.createServer((req, res) => {
      if (req.url === '/api/stream/') res.write('first;');
      else res.end(`${name} ${req.url ?? ''} ${String(req.headers['x-forwarded-for'])}`);
    });
    upstreams.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return `127.0.0.1:${(server.address() as { port: number }).port}`;
  }
  beforeAll(async () => {
    const [gateway, shell, auth] = await Promise.all(['gateway', 'shell', 'mfe-auth'].map(upstream));
    port = await start('edge', [[/gateway:\d+;/g, `${gateway};`], [/shell:\d+;/g, `${shell};`], [/mfe-\$remote:\d+;/g, `${auth};`]]);
  });
  afterAll(() => {
    for (const server of upstreams) {
      server.closeAllConnections();
      server.close();
    }
  });

  test.each([
    ['/', 'shell'],
    ['/league/1', 'shell'],
    ['/mfe/auth/mf-manifest.json', 'mfe-auth'],
    ['/api/login/?a=%2F', 'gateway'],
    ['/media/abc', 'gateway'],
    ['/mediation', 'shell'],
  ])('%s goes to the %s as it is, with the address of the caller and no claim of its own', async (target, name) => {
    expect((await ask(port, target, { 'x-forwarded-for': '6.6.6.6' })).text).toBe(`${name} ${target} 127.0.0.1`);
  });

  test('live updates are passed on as they come', async () => {
    const first = await new Promise<string>((resolve, reject) => {
      http.get({ port, host: '127.0.0.1', path: '/api/stream/' }, (response) => response.once('data', (chunk: Buffer) => {
        resolve(chunk.toString());
        response.destroy();
      })).on('error', reject);
    });
    expect(first).toBe('first;');
  });
});
