import { PartCollector, splitIntoParts } from './parts';

const partsOf = (position: number, message: Buffer) => splitIntoParts(message).map((part) => `${position}:${part}`);

test('a message is split below the limit of a notification and put together again', () => {
  const message = Buffer.from(Array.from({ length: 20_000 }, (_, index) => index % 256));
  const parts = partsOf(7, message);
  expect(parts).toHaveLength(4);
  for (const part of parts) expect(part.length).toBeLessThan(8_000);
  const collector = new PartCollector();
  const whole = parts.map((part) => collector.add(part));
  expect(whole.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(whole[3]).toEqual({ message, position: 7 });
});

test('a message whose beginning or end was lost is dropped, and the next one is whole', () => {
  const collector = new PartCollector();
  const large = Buffer.alloc(12_000, 1);
  const given = [...partsOf(1, large).slice(1), ...partsOf(2, large).slice(0, 2), ...partsOf(3, large)];
  expect(given.map((part) => collector.add(part)).filter(Boolean)).toEqual([{ message: large, position: 3 }]);
});

test('what is no part is a mistake that shows itself', () => {
  expect(() => new PartCollector().add('wallet.bet')).toThrow('Not a part of a live message');
});
