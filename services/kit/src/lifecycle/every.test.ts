import { silentLogger, until } from '../testing';
import { every } from './every';

test('runs a job again and again, past failures and never twice at a time', async () => {
  let runs = 0;
  let atOnce = 0;
  let most = 0;
  const running = every(5, silentLogger(), 'testing', async () => {
    runs += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    if (runs % 2) throw new Error('every other time');
  });
  await until(() => runs >= 5);
  await running.close();
  const after = runs;
  expect(most).toBe(1);
  expect(atOnce).toBe(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(runs).toBe(after);
});

test('closing during the wait ends it at once', async () => {
  const job = jest.fn();
  await every(3_600_000, silentLogger(), 'testing', job).close();
  expect(job).not.toHaveBeenCalled();
});
