import { isId } from '@oddsmates/kit';
import { NO_ID, nextMessageId } from './message-id';

const early = '0199aaaa-0000-7000-8000-000000000001';
const late = '0199aaaa-0001-7000-8000-ffffffffffff';

test('takes the fresh id when it sorts after the last', () => {
  expect(nextMessageId(late, early)).toBe(late);
  expect(nextMessageId(early, NO_ID)).toBe(early);
});

test.each([[early], [late]])('follows the last message when the clock is behind (%s)', (fresh) => {
  const id = nextMessageId(fresh, late);
  expect([id > late, isId(id), id]).toEqual([true, true, '0199aaaa-0001-7000-8001-000000000000']);
});
