import { big, anId, deliver, id, messagePact, text } from '@oddsmates/kit/pact';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { startLeague } from '../testing/start-league';
import { followMembers } from './follow-members';

const identity = messagePact('league', 'identity');

test('a name is kept as identity tells it', () =>
  identity.hears(
    { topic: 'identity.user', message: UserChanged, given: 'an account was opened', contents: { user_id: id(), username: text('ann'), version: big(1n) } },
    async (event) => {
      const t = await startLeague();
      await deliver(t.db, [followMembers], event);
      expect(await t.db.query('SELECT username, version FROM people WHERE user_id = $1', [anId()])).toEqual([{ username: 'ann', version: 1n }]);
      await t.close();
    },
  ));
