import { startHarness, type Harness } from './testing/harness';
import { sweepTokens } from './sweep-tokens';

const DAY_MS = 86_400_000;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('expired tokens are deleted in bounded batches, the longest expired first, and no other', async () => {
  for (const name of ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve']) {
    await harness.join(name);
    harness.now = new Date(harness.now.getTime() + DAY_MS);
  }
  harness.now = new Date(harness.now.getTime() + 30 * DAY_MS);
  const { id } = await harness.join('New');

  expect(await sweepTokens(harness.parts, { batch: 2, mostBatches: 2 })).toBe(4);
  const left = await harness.db.query<{ username: string }>('SELECT username FROM tokens JOIN users ON id = user_id ORDER BY created_at');
  expect(left.map(({ username }) => username)).toEqual(['Eve', 'New']);
  expect(await sweepTokens(harness.parts)).toBe(1);
  expect(await harness.db.query('SELECT user_id FROM tokens')).toEqual([{ user_id: id }]);
});
