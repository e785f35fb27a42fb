import document from '@oddsmates/proto/openapi';
import type { ApiDocument } from '../docs/document';
import { serveSteps, type Served } from '../testing/serve';
import { docs } from './docs';
import { securityHeaders } from './security-headers';

let served: Served;
beforeAll(async () => {
  served = await serveSteps([securityHeaders, docs(document)]);
});
afterAll(() => served.close());

test('the document is served as it was generated', async () => {
  const answer = await fetch(`${served.url}/api/docs/openapi.json`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(await answer.json()).toEqual(document);
});

test('the page tells every call and asks for nothing from elsewhere', async () => {
  for (const path of ['/api/docs', '/api/docs/']) {
    const answer = await fetch(served.url + path);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const route of Object.keys(document.paths)) expect(page).toContain(`<code>${route}</code>`);
    expect(page).not.toMatch(/<script|src=|url\(|href="(?!#|\/api\/docs\/|data:)/);
    // Without an icon in the page, browsers ask for /favicon.ico, which is not there.
    expect(page).toMatch(/<link rel="icon" href="data:image/);
  }
});

test('a name with markup in it is text', async () => {
  const hostile = { ...(document as unknown as ApiDocument), info: { title: '<script>alert(1)</script>', version: '1', description: '"\'&' } };
  const page = await serveSteps([docs(hostile)]);
  expect(await (await fetch(`${page.url}/api/docs/`)).text()).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;');
  await page.close();
});

test('nothing else is there, and it is only read', async () => {
  expect((await fetch(`${served.url}/api/docs/other`)).status).toBe(404);
  expect((await fetch(`${served.url}/api/docs/`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${served.url}/api/docs/`, { method: 'HEAD' })).status).toBe(200);
});
