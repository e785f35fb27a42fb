import { AppError, metrics } from '@oddsmates/kit';
import { until } from '@oddsmates/kit/testing';
import { contractCalls } from '@oddsmates/proto/descriptor';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { Admission } from '../calls/admission';
import { RouteTable } from '../contract/route-table';
import { serveSteps, type Served } from '../testing/serve';
import { accessLog } from './access-log';
import { findCall } from './find-call';
import { readBody } from './read-body';
import { transcode } from './transcode';

let gateway: Served;
beforeAll(async () => {
  const services = { call: () => Promise.reject(new AppError(Reason.UNAVAILABLE)), reachable: async () => true, close: () => undefined };
  const read = readBody({ jsonBytes: 1_000, formBytes: 0, timeoutMs: 1_000 });
  gateway = await serveSteps([accessLog, findCall(new RouteTable(contractCalls)), read, transcode(services, new Admission(1))]);
});
afterAll(() => gateway.close());

const counted = async (call: string, status: number) => (await metrics.metrics()).includes(`http_request_duration_seconds_count{call="${call}",status="${status}"} 1\n`);

async function send(path: string, body?: object): Promise<number> {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await fetch(`${gateway.url}${path}`, init)).status;
}

test('where two calls share a route, the figure is of the one that the body means', async () => {
  const path = '/api/leagues/bets/post_league_event/';
  expect(await send(path, { market_data: { marketKey: 'h2h' } })).toBe(503);
  await until(() => counted('wallet.PlaceBet', 503));
  expect(await send(path, { market_data: { bookmaker: 'fanduel', markets: [] } })).toBe(503);
  await until(() => counted('league.PostMarketEvent', 503));
});

test('what is no call is counted by area', async () => {
  await send('/api/nowhere/');
  await send('/media/nothing.webp');
  for (const area of ['api', 'media']) await until(() => counted(area, 404));
});
