import { newId, type Db } from '@oddsmates/kit';
import { leagueOn, walletDatabase, type League } from '../testing/world';

let db: Db;
let league: League;
beforeAll(async () => {
  db = await walletDatabase();
  league = leagueOn(db);
});
afterAll(() => db.close());
afterEach(async () => {
  expect(await league.audit()).toEqual([]);
});

const CONFLICT = { reason: 'CONFLICT' };

/** A pot of 5.00 from each of so many members. */
async function filledPot(count: number): Promise<{ circuit: string; users: string[] }> {
  const [circuit, users] = [newId(), await league.members(count)];
  for (const user of users) await league.enter(user, circuit, 500n);
  return { circuit, users };
}

test('the winners get their shares out of whichever slots hold the money', async () => {
  const { circuit, users } = await filledPot(20);
  const [ada = '', ben = ''] = users;
  expect(await league.payPot(circuit, { [ada]: 5_001n, [ben]: 4_999n })).toEqual({ paid_cents: 10_000n });
  expect([await league.balance(ada), await league.balance(ben), await league.pot(circuit)]).toEqual([104_501n, 104_499n, 0n]);
});

test('a winner may be removed by then, or not have paid', async () => {
  const { circuit, users } = await filledPot(1);
  const guest = await league.member();
  await league.freeze(users[0] ?? '');
  await league.payPot(circuit, { [users[0] ?? '']: 300n, [guest]: 200n });
  expect([await league.balance(users[0] ?? ''), await league.balance(guest)]).toEqual([99_800n, 100_200n]);
});

test('the same shares again, in any order, give the same answer and move nothing', async () => {
  const { circuit, users } = await filledPot(3);
  const [ada = '', ben = '', cleo = ''] = users;
  const first = await league.payPot(circuit, { [ada]: 1_000n, [ben]: 500n });
  expect(await league.payPot(circuit, { [ben]: 500n, [cleo]: 0n, [ada]: 1_000n })).toEqual(first);
  expect(await league.balance(ada)).toBe(100_500n);
});

test('other shares than the first are a conflict', async () => {
  const { circuit, users } = await filledPot(2);
  const [ada = '', ben = ''] = users;
  await league.payPot(circuit, { [ada]: 1_000n });
  await expect(league.payPot(circuit, { [ben]: 1_000n })).rejects.toMatchObject(CONFLICT);
  await expect(league.payPot(circuit, {})).rejects.toMatchObject(CONFLICT);
});

test('shares that are not the whole pot are a conflict, and the pot stays', async () => {
  const { circuit, users } = await filledPot(2);
  const [ada = ''] = users;
  for (const cents of [999n, 1_001n]) await expect(league.payPot(circuit, { [ada]: cents })).rejects.toMatchObject(CONFLICT);
  expect(await league.pot(circuit)).toBe(1_000n);
});

test('a circuit of another league, and a winner who never was in this one, are a conflict', async () => {
  const { circuit, users } = await filledPot(1);
  await expect(leagueOn(db).payPot(circuit, { [users[0] ?? '']: 500n })).rejects.toMatchObject(CONFLICT);
  await expect(league.payPot(circuit, { [newId()]: 500n })).rejects.toMatchObject(CONFLICT);
});

test('a pot without fees is paid by nobody getting anything, and nobody enters after', async () => {
  const [circuit, user] = [newId(), await league.member()];
  await league.enter(user, circuit, 0n);
  await expect(league.payPot(circuit, { [user]: 1n })).rejects.toMatchObject(CONFLICT);
  expect([await league.payPot(circuit, {}), await league.payPot(circuit, { [user]: 0n })]).toEqual([{ paid_cents: 0n }, { paid_cents: 0n }]);
  await expect(league.enter(await league.member(), circuit, 0n)).rejects.toMatchObject(CONFLICT);
});

test('a share below zero is refused', async () => {
  const { circuit, users } = await filledPot(2);
  const [ada = '', ben = ''] = users;
  await expect(league.payPot(circuit, { [ada]: 1_001n, [ben]: -1n })).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});
