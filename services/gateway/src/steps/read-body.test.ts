import { connect } from 'node:net';
import { contractCalls } from '@oddsmates/proto/descriptor';
import { RouteTable } from '../contract/route-table';
import { sendRaw } from '../testing/send-raw';
import { serveSteps, type Served } from '../testing/serve';
import { findCall } from './find-call';
import { readBody } from './read-body';

let served: Served;
const CALL = '/api/leagues/create/';

beforeAll(async () => {
  const limits = { jsonBytes: 1_000, formBytes: 5_000, timeoutMs: 300 };
  served = await serveSteps([findCall(new RouteTable(contractCalls)), readBody(limits)]);
});
afterAll(() => served.close());

async function post(body: NonNullable<RequestInit['body']>, type: string | null = 'application/json', path = CALL) {
  const response = await fetch(served.url + path, { method: 'POST', body, headers: type === null ? {} : { 'Content-Type': type } });
  return { status: response.status, body: (await response.json()) as { error: string; code: string; fields?: object } };
}

const formOf = (fill: (form: FormData) => void) => {
  const form = new FormData();
  fill(form);
  return form;
};

test('JSON is read, with a charset or a byte order mark too', async () => {
  const { status, body } = await post('\ufeff{"name":"Früh"}', 'application/json; charset=UTF-8');
  expect(status).toBe(299);
  expect(JSON.parse(body.error)).toMatchObject({ body: { kind: 'json', value: { name: 'Früh' } } });
});

test('no body at all is an empty object', async () => {
  expect((await post('', null)).body.error).toContain('"value":{}');
});

test.each([
  ['{"name":', 'not valid JSON'],
  ['[]', 'must be a JSON object'],
  ['null', 'must be a JSON object'],
  ['"text"', 'must be a JSON object'],
  ['{"name":"a\\u0000b"}', 'cannot be stored'],
  ['{"name":"\\ud800"}', 'cannot be stored'],
  ['{"__proto__":{"admin":true}}', 'not allowed'],
  ['{"name":{"constructor":{"prototype":{}}}}', 'not allowed'],
  [`{"name":${'['.repeat(200)}${']'.repeat(200)}}`, 'nested too deeply'],
])('%s is 400', async (text, words) => {
  const { status, body } = await post(text);
  expect([status, body.code, body.error]).toEqual([400, 'INVALID_REQUEST', expect.stringContaining(words)]);
});

test('bytes that are no UTF-8 are 400', async () => {
  expect((await post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).status).toBe(400);
});

test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['application/json; charset=utf-16'], ['nonsense']])('%s is 415', async (type) => {
  const { status, body } = await post('{}', type);
  expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
});

test('a form for a call that takes no files is 415', async () => {
  expect((await post(formOf((form) => form.set('username', 'a')), null, '/api/login/')).status).toBe(415);
});

test('a body that is too large is 413, whether it says so or not', async () => {
  expect(await post(JSON.stringify({ name: 'x'.repeat(2_000) }))).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
  const chunk = `7d0\r\n${'x'.repeat(2_000)}\r\n`;
  const chunked = `POST ${CALL} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`;
  expect((await sendRaw(served.port, chunked)).status).toBe(413);
});

test('an image that is too large is told as such', async () => {
  const { status, body } = await post(formOf((form) => form.set('image', new Blob([new Uint8Array(6_000)]), 'a.png')), null);
  expect([status, body.code]).toEqual([413, 'IMAGE_TOO_LARGE']);
});

test('a form with a field twice, bad UTF-8, a NUL or no end is 400', async () => {
  const twice = formOf((form) => {
    form.append('name', 'a');
    form.append('name', 'b');
  });
  expect((await post(twice, null)).body.fields).toEqual({ name: 'This field was sent more than once.' });
  expect((await post(formOf((form) => form.set('name', 'a\0b')), null)).status).toBe(400);
  const part = (value: Buffer, end: string) => Buffer.concat([Buffer.from('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n'), value, Buffer.from(end)]);
  expect((await post(part(Buffer.from([0xff, 0xfe]), '\r\n--b--\r\n'), 'multipart/form-data; boundary=b')).status).toBe(400);
  expect((await post(part(Buffer.from('cut'), ''), 'multipart/form-data; boundary=b')).status).toBe(400);
  expect((await post('x', 'multipart/form-data')).status).toBe(400);
});

test('a body that comes too slowly is given up', async () => {
  const head = `POST ${CALL} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
  expect((await sendRaw(served.port, head)).status).toBe(408);
});

test('a client that breaks off in the middle leaves the server as it was', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(served.port, '127.0.0.1', () => {
      socket.write(`POST ${CALL} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`, () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  expect((await post('{}')).status).toBe(299);
});
