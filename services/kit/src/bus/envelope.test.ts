import { newId } from '../ids/ids';
import type { StoredEvent } from './bus';
import { fromHeaders, toHeaders } from './envelope';

const event: StoredEvent = {
  id: newId(), topic: 'wallet.bet', key: 'bet-1', type: 'events.v1.BetPlaced', time: new Date('2026-01-31T18:00:00.123Z'), payload: Uint8Array.of(1, 2),
};

test('an event is put together again from its headers and payload', () => {
  const traced = { ...event, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  for (const each of [event, traced]) expect(fromHeaders(each.topic, toHeaders(each), each.payload)).toEqual(each);
});

test('headers that were not written here are a mistake that names them', () => {
  expect(() => fromHeaders('wallet.bet', { 'x-other': '1' }, new Uint8Array())).toThrow('lacks CloudEvents attributes: x-other');
});
