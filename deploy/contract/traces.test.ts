import { isDeepStrictEqual } from 'node:util';
import { eventually } from '../stack/eventually';
import { placeBet } from '../stack/place-bet';
import { startStack, type Stack } from '../stack/start-stack';
import { receiveTraces, type ExportedSpan, type TraceReceiver } from '../stack/trace-receiver';
import { betRequest, createEvent, leagueNight, type LeagueNight } from './support/league-night';

/** A product of its own, which exports its traces: the shared one shows that it works without. */

let collector: TraceReceiver;
let stack: Stack;
let night: LeagueNight;
const shared = process.env['STACK_URL'];
beforeAll(async () => {
  collector = await receiveTraces();
  stack = await startStack({ env: collector.env });
  process.env['STACK_URL'] = stack.url;
  night = await leagueNight();
}, 180_000);
afterAll(async () => {
  process.env['STACK_URL'] = shared;
  await stack.stop();
  await collector.close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PAGE_SPAN = 'b7ad6b7169203331';

/** The way from a span up to the page: 'social process wallet.bet', 'wallet send wallet.bet', ... */
function wayUp(from: ExportedSpan, spans: ExportedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === from.parentSpanId);
  return [`${from.service} ${from.name}`, ...(parent ? wayUp(parent, spans) : [from.parentSpanId])];
}

test('a bet is one trace from the page to the ledger and across the bus to the consumer of another service', async () => {
  const event = await createEvent(night);
  const response = await fetch(`${stack.url}/api/leagues/bets/post_league_event/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Token ${night.member.token}`, traceparent: `00-${TRACE}-${PAGE_SPAN}-00` },
    body: JSON.stringify(betRequest(event)),
  });
  expect(response.status).toBe(201);
  const mine = () => collector.spans.filter(({ traceId }) => traceId === TRACE);
  const find = (service: string, name: string) => mine().find((span) => span.service === service && span.name === name);
  const wayFrom = (service: string, name: string) => {
    const span = find(service, name);
    return span && wayUp(span, mine());
  };
  const ways = () => Promise.resolve({ ledger: wayFrom('wallet', 'ledger transfer'), live: wayFrom('gateway', 'process wallet.bet') });
  const call = ['wallet wallet.PlaceBet', 'gateway wallet.PlaceBet', 'gateway POST wallet.PlaceBet', PAGE_SPAN];
  const whole = { ledger: ['wallet ledger transfer', 'wallet transaction', ...call], live: ['gateway process wallet.bet', 'wallet send wallet.bet', 'wallet transaction', ...call] };
  // Each process exports its spans when it comes to it: one that was caused may arrive before its cause.
  await eventually('the trace of the bet', ways, (seen) => isDeepStrictEqual(seen, whole));
  expect(find('gateway', 'POST wallet.PlaceBet')).toMatchObject({ kind: 2, attributes: { 'http.request.method': 'POST', 'http.response.status_code': 201 } });
});

test('a completed event is one trace through league and wallet to the notifications in the database of social', async () => {
  const trace = 'c'.repeat(32);
  const event = await createEvent(night);
  await placeBet(night.member.api, event, { amount: 1, pick: 'home' });
  const headers = { 'content-type': 'application/json', authorization: `Token ${night.captain.token}`, traceparent: `00-${trace}-${PAGE_SPAN}-00` };
  const response = await fetch(`${stack.url}/api/leagues/events/${event.id}/complete/`, { method: 'POST', headers, body: JSON.stringify({ winning_outcome: 'home' }) });
  expect(response.status).toBe(200);
  const mine = () => collector.spans.filter(({ traceId }) => traceId === trace);
  const ways = () => Promise.resolve(mine().filter(({ service, name }) => service === 'social' && name === 'transaction').map((span) => wayUp(span, mine())));
  const settled = ['social transaction', 'social process wallet.bet', 'wallet send wallet.bet', 'wallet transaction', 'wallet wallet.SettleBook', 'league wallet.SettleBook'];
  const called = ['league league.CompleteEvent', 'gateway league.CompleteEvent', 'gateway POST league.CompleteEvent', PAGE_SPAN];
  await eventually('the trace of the settlement', ways, (all) => all.some((way) => way.join() === [...settled, ...called].join()));
});

test('a refusal is told by its reason and is no error', async () => {
  const trace = 'd'.repeat(32);
  const headers = { authorization: `Token ${night.stranger.token}`, traceparent: `00-${trace}-${PAGE_SPAN}-01` };
  expect((await fetch(`${stack.url}/api/leagues/${night.leagueId}/`, { headers })).status).toBe(403);
  const served = () => Promise.resolve(collector.spans.find(({ traceId, service, kind }) => traceId === trace && service === 'league' && kind === 2));
  const span = await eventually('the span of the refusal', served, (found) => found !== undefined);
  expect(span).toMatchObject({ name: 'league.GetLeague', attributes: { 'oddsmates.refusal': 'NOT_A_MEMBER', 'rpc.service': 'league.v1.LeagueService' } });
  expect(span).toHaveProperty('status', { code: 0 });
});
