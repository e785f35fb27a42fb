import { inspect } from 'node:util';
import { metrics } from '@oddsmates/kit';
import { KEY, refusal, type Odd } from '../testing/fake-odds-api';
import { startProvider } from '../testing/start-provider';

/** The key as it is, as it stands in a query, and as a form has it. */
const SPELLINGS = [KEY, encodeURIComponent(KEY), new URLSearchParams({ k: KEY }).toString().slice(2)];
const ECHO = `The key ${KEY} (${encodeURIComponent(KEY)}) is not good enough`;

function expectNoKey(...texts: string[]): void {
  for (const text of texts) for (const spelling of [...SPELLINGS, 'apiKey']) expect(text).not.toContain(spelling);
}

/** An error with everything that hangs on it, as a careless hand would print it. */
function printed(error: unknown): string {
  return [String(error), error instanceof Error ? error.stack : '', inspect(error, { depth: 20, showHidden: true }), JSON.stringify(error)].join('\n');
}

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  provider = await startProvider('2026-11-21T12:00:00Z');
});
afterEach(() => provider.dispose());

test.each<[string, Odd]>([
  ['repeats it in a message', refusal(422, 'INVALID_MARKET', ECHO)],
  ['repeats it in place of a code', refusal(422, KEY, ECHO)],
  ['refuses it', refusal(401, 'INVALID_KEY', ECHO)],
  ['writes it into a page', { status: 502, body: ECHO }],
  ['redirects with it', { status: 301, body: ECHO, headers: { location: `http://localhost:1/?apiKey=${encodeURIComponent(KEY)}` } }],
  ['breaks off', 'cut'],
  ['is silent', 'silence'],
])('the key reaches no log, error or figure when the provider %s', async (_, odd) => {
  provider.api.next = [odd, odd, odd];
  const error: unknown = await provider.source().sports().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'FEED_UNAVAILABLE' });
  provider.log.error({ err: error }, 'written down with its causes');
  expectNoKey(printed(error), ...provider.lines, await metrics.metrics());
});

test.each(['http://127.0.0.1:1', 'http://no-such-host.invalid', 'not a url'])('nor when the provider cannot be reached at %s', async (url) => {
  const error: unknown = await provider.source({ url }).sports().catch((thrown: unknown) => thrown);
  provider.log.error({ err: error }, 'written down with its causes');
  expectNoKey(printed(error), ...provider.lines);
});

test('the key travels in the query, where the provider wants it, and in no header', async () => {
  const headers: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (url, init) => {
    headers.push(inspect(init?.headers));
    return fetch(url, init);
  };
  try {
    expect(await provider.source().sports()).toHaveLength(2);
  } finally {
    globalThis.fetch = fetch;
  }
  expect(headers).toHaveLength(1);
  expectNoKey(...headers);
});
