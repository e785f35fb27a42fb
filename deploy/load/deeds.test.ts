import fc from 'fast-check';
import { inShares } from './deeds';
import type { Deed } from './profiles';

test('deeds come in the shares of the mix, each spread over the whole', () => {
  expect(inShares({ bet: 1, chat: 1, 'read event': 2 }, 8)).toEqual(['read event', 'bet', 'chat', 'read event', 'read event', 'bet', 'chat', 'read event']);
});

test('no deed is ever further from its share than there are deeds', () => {
  const mixes = fc.record({ bet: fc.integer({ min: 1, max: 9 }), chat: fc.integer({ min: 1, max: 9 }), 'read event': fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(mixes, fc.integer({ min: 1, max: 300 }), (mix, count) => {
      const whole = mix.bet + mix.chat + mix['read event'];
      const deeds = inShares(mix, count);
      for (const [deed, share] of Object.entries(mix) as [Deed, number][]) {
        expect(Math.abs(deeds.filter((each) => each === deed).length - (count * share) / whole)).toBeLessThan(3);
      }
    }),
  );
});
