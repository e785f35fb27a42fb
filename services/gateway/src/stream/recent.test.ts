import { Recent } from './recent';

function recent(limit: number, ...positions: number[]): Recent {
  const kept = new Recent(limit);
  kept.begin(100);
  for (const position of positions) if (kept.advance(position)) kept.keep({ position, audience: undefined, frame: String(position) });
  return kept;
}
const since = (kept: Recent, position: number) => kept.since(position)?.map(({ frame }) => frame);

test('gives what was told after a position', () => {
  const kept = recent(10, 101, 105, 107);
  expect(since(kept, 100)).toEqual(['101', '105', '107']);
  expect(since(kept, 103)).toEqual(['105', '107']);
  expect(since(kept, 107)).toEqual([]);
});

test('does not know what was before it began, what it has forgotten, and what is still to come', () => {
  const kept = recent(2, 101, 102, 103);
  for (const position of [99, 100, 104, Number.NaN]) expect([position, since(kept, position)]).toEqual([position, undefined]);
  expect(since(kept, 101)).toEqual(['102', '103']);
});

test('a message that is heard again is heard once', () => {
  expect(since(recent(10, 101, 101, 102, 101), 100)).toEqual(['101', '102']);
});

test('after a pause it knows everything if nothing was missed, and nothing of before otherwise', () => {
  const kept = recent(10, 101, 102);
  kept.begin(102);
  expect(since(kept, 101)).toEqual(['102']);
  kept.begin(103);
  expect([since(kept, 102), since(kept, 103)]).toEqual([undefined, []]);
});
