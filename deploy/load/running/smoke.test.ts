import { sharedStack } from '../../stack/shared-stack';
import { PROFILES, type Profile } from '../profiles';
import { runLoad } from '../run-load';
import { table } from '../table';
import { getVegeta } from '../vegeta';

test('the product holds under the smoke load, to the ledger audit', async () => {
  const vegeta = await getVegeta(() => undefined);
  const { made, problems } = await runLoad(sharedStack(), PROFILES['smoke'] as Profile, vegeta, () => undefined);
  expect([...problems, ...(problems.length > 0 ? [table(made)] : [])]).toEqual([]);
});
