import { Gauge } from 'prom-client';
import { metrics } from '../metrics/metrics';
import { serveOperations, type OperationsServer, type Readiness } from './operations-server';

let server: OperationsServer;
let readiness: Readiness;
const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return { status: response.status, text: await response.text() };
};

beforeEach(async () => {
  readiness = { database: true, bus: true };
  server = await serveOperations({ host: '127.0.0.1', port: 0 }, () => Promise.resolve(readiness));
});
afterEach(() => server.close());

test('a process that turns is healthy, ready or not', async () => {
  readiness = { database: false };
  expect(await get('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
});

test('readiness names what is missing', async () => {
  expect((await get('/readyz')).status).toBe(200);
  readiness = { database: true, bus: false };
  const { status, text } = await get('/readyz');
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({ status: 'not ready', missing: ['bus'], parts: { database: true, bus: false } });
});

test('the figures are served as text', async () => {
  new Gauge({ name: 'test_figure', help: 'A figure.', registers: [metrics] }).set(42);
  expect((await get('/metrics')).text).toContain('test_figure 42');
});

test('anything else is not found', async () => {
  expect((await get('/')).status).toBe(404);
});
