import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { openPasswords, type Passwords } from './passwords';

let passwords: Passwords;
beforeAll(async () => {
  passwords = await openPasswords();
});

test('a password is kept as argon2id, salted, and recognised', async () => {
  const [one, other] = await Promise.all([passwords.hash('correct horse 🐎'), passwords.hash('correct horse 🐎')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await passwords.verify(one, 'correct horse 🐎')).toBe(true);
  expect(await passwords.verify(one, 'correct horse')).toBe(false);
});

test('nobody has a password, and finding that out takes the work that it takes for somebody', async () => {
  const somebody = await passwords.hash('a password');
  const timed = async (passwordHash: string | undefined) => {
    const start = performance.now();
    expect(await passwords.verify(passwordHash, 'another one')).toBe(false);
    return performance.now() - start;
  };
  let [known, unknown] = [Infinity, Infinity];
  for (let round = 0; round < 10; round += 1) {
    known = Math.min(known, await timed(somebody));
    unknown = Math.min(unknown, await timed(undefined));
  }
  // An answer without the work would come a thousand times sooner; the rest is the noise of a busy machine.
  expect(unknown / known).toBeGreaterThan(0.25);
  expect(unknown / known).toBeLessThan(4);
});

test('more checks at once than can be done in time are turned away', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => passwords.verify(undefined, 'x')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
  expect(refused[0]).toMatchObject({ reason: { reason: Reason.UNAVAILABLE, retryAfterS: 2 } });
  expect(await passwords.verify(undefined, 'x')).toBe(false);
});
