import { Readings } from './readings';

const TIMES = { freshMs: 1_000, keptMs: 10_000, restMs: 100 };

function setUp(max = 10) {
  const time = { ms: 1_000_000 };
  const source = { reads: 0, fails: false };
  const readings = new Readings<string>({ clock: () => new Date(time.ms), times: TIMES, max });
  const read = async (): Promise<string> => {
    source.reads++;
    if (source.fails) throw new Error('down');
    return `reading ${source.reads}`;
  };
  return { time, source, readings, get: (key = 'a') => readings.get(key, read) };
}

test('serves everyone from one reading while it is fresh', async () => {
  const { time, get } = setUp();
  expect([await get(), await get(), await get('b')]).toEqual(['reading 1', 'reading 1', 'reading 2']);
  time.ms += 999;
  expect(await get()).toBe('reading 1');
  time.ms += 1;
  expect(await get()).toBe('reading 3');
});

test('reads once for all who ask at a time', async () => {
  const { source, get } = setUp();
  expect(new Set(await Promise.all([get(), get(), get()]))).toEqual(new Set(['reading 1']));
  expect(source.reads).toBe(1);
});

test('fails for all who wait, and leaves a failing source in peace for a moment', async () => {
  const { time, source, get } = setUp();
  source.fails = true;
  expect((await Promise.allSettled([get(), get()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(get()).rejects.toThrow('down');
  expect(source.reads).toBe(1);
  time.ms += 100;
  source.fails = false;
  expect(await get()).toBe('reading 2');
});

test('gives out the last reading while the source fails, until it is too old', async () => {
  const { time, source, get } = setUp();
  await get();
  source.fails = true;
  time.ms += 9_999;
  expect(await get()).toBe('reading 1');
  time.ms += 1;
  await expect(get()).rejects.toThrow('down');
});

test('keeps so many and no more: what was asked for last stays', async () => {
  const { get } = setUp(2);
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  expect([await get('a'), await get('c'), await get('b')]).toEqual(['reading 1', 'reading 3', 'reading 4']);
});

test('what is forgotten is read again, and given out no more when that fails', async () => {
  const { source, readings, get } = setUp();
  await get();
  readings.forget('a');
  source.fails = true;
  await expect(get()).rejects.toThrow('down');
});
