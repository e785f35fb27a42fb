import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SPORTS, type V4Event } from './v4-bodies';

/** What is sent in place of the usual answer. `silence` never answers; `cut` breaks off in the middle. */
export type Odd = { status: number; body: unknown; headers?: Record<string, string> } | 'silence' | 'cut';

/** The key that this provider knows. */
export const KEY = 'k3y+of/the=league';

const MARKETS = ['h2h', 'spreads', 'totals', 'outrights'];

/** An error as the provider words it. */
export function refusal(status: number, errorCode: string, message = 'Refused.'): Odd {
  return { status, body: { message, error_code: errorCode, details_url: `https://the-odds-api.com/liveapi/guides/v4/api-error-codes.html#${errorCode}` } };
}

/** The provider on this machine: the same paths, parameters, bodies, headers and errors. */
export async function startFakeOddsApi() {
  const state = {
    /** Every request, without its key. */
    calls: [] as string[],
    sports: SPORTS,
    events: (_sportKey: string): readonly V4Event[] => [],
    /** What is sent instead, one for each request. */
    next: [] as Odd[],
    remaining: 500,
    /** Requests wait here until it is let go. */
    held: Promise.resolve(),
  };

  function answerTo(url: URL): Odd {
    if (!url.searchParams.has('apiKey')) return refusal(401, 'MISSING_KEY', 'API key is missing');
    if (url.searchParams.get('apiKey') !== KEY) return refusal(401, 'INVALID_KEY', 'API key is not valid. Get an API key at https://the-odds-api.com');
    if (url.pathname === '/v4/sports/') return { status: 200, body: state.sports };
    const sport = state.sports.find(({ key }) => url.pathname === `/v4/sports/${key}/odds/`);
    if (!sport) return refusal(404, 'UNKNOWN_SPORT', 'Unknown sport');
    if (!url.searchParams.get('regions')) return refusal(422, 'MISSING_REGION');
    const markets = (url.searchParams.get('markets') ?? 'h2h').split(',');
    if (markets.some((market) => !MARKETS.includes(market))) return refusal(422, 'INVALID_MARKET', `Invalid markets: ${markets.join(',')}`);
    if (sport.has_outrights) return refusal(422, 'INVALID_MARKET_COMBO');
    return { status: 200, body: state.events(sport.key) };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const said = new URLSearchParams([...url.searchParams].filter(([name]) => name !== 'apiKey')).toString();
    state.calls.push(`${request.method} ${url.pathname}${said && '?'}${decodeURIComponent(said)}`);
    await state.held;
    const answer = state.next.shift() ?? answerTo(url);
    if (answer === 'silence') return;
    if (answer === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('[{"id":');
      setImmediate(() => response.destroy());
      return;
    }
    const cost = answer.status === 200 && url.pathname.endsWith('/odds/') ? 3 : 0;
    state.remaining -= cost;
    const quota = { 'x-requests-remaining': String(state.remaining), 'x-requests-used': String(500 - state.remaining), 'x-requests-last': String(cost) };
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8', ...(answer.headers ?? quota) }).end(body);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    /** Ends it, open connections included. */
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** The provider on this machine. */
export type FakeOddsApi = Awaited<ReturnType<typeof startFakeOddsApi>>;
