import { isRefusal } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { InviteHandled, LeagueCreated, MemberJoined } from '@oddsmates/proto/grpc/events/v1/league';
import { CreateLeagueRequest } from '@oddsmates/proto/grpc/league/v1/league';
import { PICTURE } from '../testing/picture';
import { present, startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

const request = (name: string, image?: Buffer) => CreateLeagueRequest.fromPartial({ name, description: 'Bets among friends', ...(image && { image }) });

test('makes the caller captain and first member, with an open bankroll', async () => {
  const ann = t.user('ann');
  const league = present((await t.calls.createLeague(t.as(ann), request('Aces'))).league);
  expect(league).toMatchObject({
    name: 'Aces',
    description: 'Bets among friends',
    image: '',
    balance: 1000,
    sports: [],
    captain: { id: ann, username: 'ann' },
    members: [{ id: ann, username: 'ann', points: 0, profile_image_url: `/media/profiles/${ann}.webp`, joined_at: '2026-03-01T12:00:00.000Z' }],
    circuits: [],
    events: [],
    created_at: '2026-03-01T12:00:00.000Z',
  });
  expect(await t.told(LeagueCreated)).toMatchObject([{ league_id: league.id, name: 'Aces', captain_id: ann }]);
  expect(await t.told(MemberJoined)).toMatchObject([{ league_id: league.id, user_id: ann }]);
  expect(await t.told(InviteHandled)).toEqual([]);
});

test('keeps the picture, encoded anew, under /media', async () => {
  const league = present((await t.calls.createLeague(t.as(t.user('bea')), request('Painters', PICTURE))).league);
  expect(league.image).toMatch(/^\/media\/leagues\/[0-9a-f]{64}\.webp$/);
  const image = await t.deps.images.get(league.image.slice('/media/'.length));
  expect(image?.contentType).toBe('image/webp');
  image?.content.destroy();
});

test('refuses a file that is no picture and founds nothing', async () => {
  const cat = t.user('cat');
  await expect(t.calls.createLeague(t.as(cat), request('Fakers', Buffer.from('<svg/>')))).rejects.toMatchObject({ reason: 'IMAGE_NOT_SUPPORTED' });
  expect((await t.calls.listLeagues(t.as(cat), {})).leagues).toEqual([]);
});

test('founds one league for one request key, however often it is sent', async () => {
  const dan = t.user('dan');
  const once = () => t.calls.createLeague(t.as(dan, { idempotencyKey: 'k-1' }), request('Once'));
  const answers = await Promise.all([once(), once()]);
  expect(new Set(answers.map((answer) => answer.league?.id)).size).toBe(1);
  expect((await t.calls.listLeagues(t.as(dan), {})).leagues).toHaveLength(1);
  await expect(t.calls.createLeague(t.as(dan, { idempotencyKey: 'k-1' }), request('Twice'))).rejects.toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
});

test.each(['down', 'lost'] as const)('tells the caller when the wallet is %s, shows nobody half a league, and the same key finishes it', async (fault) => {
  const eve = t.user('eve');
  const send = () => t.calls.createLeague(t.as(eve, { idempotencyKey: `k-${fault}` }), request('Later'));
  t.wallet.set(fault, 'openBankroll');
  const error: unknown = await send().catch((reason: unknown) => reason);
  expect(isRefusal(error, Reason.UNAVAILABLE) && error.retryAfterS).toBe(2);
  expect((await t.calls.listLeagues(t.as(eve), {})).leagues).toEqual([]);

  t.wallet.reset();
  const league = present((await send()).league);
  expect((await t.calls.listLeagues(t.as(eve), {})).leagues.map(({ id }) => id)).toEqual([league.id]);
  expect(league.balance).toBe(1000);
  expect((await t.told(LeagueCreated)).filter((fact) => fact.league_id === league.id)).toHaveLength(1);
});

test('is finished by the sweeper when nobody tries again', async () => {
  const fay = t.user('fay');
  t.wallet.set('down', 'openBankroll');
  await expect(t.calls.createLeague(t.as(fay), request('Swept'))).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await t.sweepLater();
  expect((await t.calls.listLeagues(t.as(fay), {})).leagues).toEqual([]);

  t.wallet.reset();
  await t.sweepLater();
  expect((await t.calls.listLeagues(t.as(fay), {})).leagues).toMatchObject([{ name: 'Swept', balance: 1000 }]);
});
