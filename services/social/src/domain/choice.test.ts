import fc from 'fast-check';
import { changesOf, CHOSEN_KINDS, settingsOf, wanted } from './choice';
import type { Notice, NoticeType } from './notice';

const ALWAYS: NoticeType[] = ['league_invite', 'member_removed'];
const KINDS: NoticeType[] = [...CHOSEN_KINDS, ...ALWAYS];

const notice = (userId: string, type: NoticeType): Notice => ({ userId, type, message: '', referenceId: 'e1' });
const people = fc.constantFrom('ada', 'bob');
const kinds = fc.constantFrom(...KINDS);
const someNotices = fc.array(fc.tuple(people, kinds).map(([userId, type]) => notice(userId, type)));
const someMuted = fc.array(fc.record({ user_id: people, type: kinds }));

test('until somebody chooses, everything is told', () => {
  const all = KINDS.map((type) => notice('ada', type));
  expect(wanted(all, [])).toEqual(all);
  expect(Object.values(settingsOf([]))).toEqual(CHOSEN_KINDS.map(() => true));
});

test('what somebody has muted is not told to them, and still to everybody else', () => {
  const notices = [notice('ada', 'bet_lost'), notice('bob', 'bet_lost'), notice('ada', 'bet_won')];
  expect(wanted(notices, [{ user_id: 'ada', type: 'bet_lost' }])).toEqual([notice('bob', 'bet_lost'), notice('ada', 'bet_won')]);
});

test('an invite and a removal are always told, whatever is muted', () => {
  fc.assert(
    fc.property(someNotices, someMuted, (notices, muted) => {
      const always = (list: Notice[]) => list.filter(({ type }) => ALWAYS.includes(type));
      expect(always(wanted(notices, muted))).toEqual(always(notices));
    }),
  );
});

test('a kind that may be switched off is told exactly when its reader has not muted it, in the order it came', () => {
  fc.assert(
    fc.property(someNotices, someMuted, (notices, muted) => {
      const isMuted = ({ userId, type }: Notice) => muted.some((one) => one.user_id === userId && one.type === type);
      expect(wanted(notices, muted)).toEqual(notices.filter((one) => ALWAYS.includes(one.type) || !isMuted(one)));
    }),
  );
});

test('the settings show each muted kind as off, and a change back and forth gives the same settings again', () => {
  fc.assert(
    fc.property(fc.subarray(CHOSEN_KINDS), (muted) => {
      const settings = settingsOf(muted);
      expect(CHOSEN_KINDS.filter((kind) => !settings[kind])).toEqual(muted);
      expect(settingsOf(changesOf(settings).off)).toEqual(settings);
    }),
  );
});

test('a change names only what it switches', () => {
  expect(changesOf({ bet_lost: false, event_created: true })).toEqual({ on: ['event_created'], off: ['bet_lost'] });
  expect(changesOf({})).toEqual({ on: [], off: [] });
});
