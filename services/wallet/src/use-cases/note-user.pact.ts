import { anId, deliver, id, messagePact, time } from '@oddsmates/kit/pact';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { leagueOn, walletDatabase } from '../testing/world';
import { noteUser } from './note-user';

const identity = messagePact('wallet', 'identity');

test('an account was opened when identity tells of it', () =>
  identity.hears({ topic: 'identity.user', message: UserChanged, given: 'an account was opened', contents: { user_id: id(), changed_at: time('2026-11-21T20:00:00Z') } }, async (event) => {
    const db = await walletDatabase();
    await deliver(db, [noteUser], event);
    expect(await leagueOn(db).stats(anId())).toMatchObject({ date_joined: '2026-11-21T20:00:00.000Z' });
    await db.close();
  }));
