import { grpcClient, serveGrpc } from '@oddsmates/kit';
import { silentLogger, testContext } from '@oddsmates/kit/testing';
import { CreateEventRequest, CreateLeagueRequest, LeagueServiceClient, LeagueServiceService } from '@oddsmates/proto/grpc/league/v1/league';
import { startLeague, type TestLeague } from './testing/start-league';

let t: TestLeague;
let server: Awaited<ReturnType<typeof serveGrpc>>;
let client: ReturnType<typeof grpcClient<LeagueServiceClient>>;

beforeAll(async () => {
  t = await startLeague();
  server = await serveGrpc({ service: LeagueServiceService, handlers: t.calls, port: 0, host: '127.0.0.1', log: silentLogger() });
  client = grpcClient(LeagueServiceClient, `127.0.0.1:${server.port}`);
});
afterAll(async () => {
  client.close();
  await server.close();
  await t.close();
});

test('answers over the wire, and checks requests by the contract', async () => {
  const ann = t.user('ann');
  const { league } = await client.createLeague(t.as(ann), CreateLeagueRequest.fromPartial({ name: '  Aces  ' }));
  expect(league).toMatchObject({ name: 'Aces', captain: { id: ann, username: 'ann' }, balance: 1000 });
  await expect(client.createLeague(t.as(ann), CreateLeagueRequest.fromPartial({ name: '  ' }))).rejects.toMatchObject({
    reason: 'INVALID_REQUEST', fields: { name: 'League name is required' },
  });
  await expect(client.getLeague(t.as(ann), { id: 'no id' })).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  await expect(client.listLeagues(testContext(), {})).rejects.toMatchObject({ reason: 'NOT_AUTHENTICATED' });
});

test('refuses a line in quarter points by its own reason', async () => {
  const ann = t.user('ann');
  const { id: league_id } = await t.league(ann);
  const market_data = { key: 'spreads', outcomes: [{ key: 'home', price: 1.91, point: -3.25 }, { key: 'away', price: 1.91, point: 3.25 }] };
  await expect(client.createEvent(t.as(ann), CreateEventRequest.fromPartial({ league_id, event_name: 'Quarter', market_data }))).rejects.toMatchObject({
    reason: 'LINE_NOT_HALF', sentence: 'A line is a whole or a half number of points.',
  });
});

test('answers every call of the contract', () => {
  expect(Object.keys(t.calls).sort()).toEqual(Object.keys(LeagueServiceService).sort());
});
