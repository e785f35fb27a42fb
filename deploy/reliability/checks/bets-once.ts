import { withClient } from '../../stack/with-client';
import type { Check } from './check';

/** Every bet that was accepted is there, once, and no other. */
export const betsOnce: Check = async ({ databaseUrls }, { bets }) => {
  const stored = await withClient(databaseUrls['wallet'], (client) => client.query<{ id: string; event_id: string; user_id: string }>('SELECT id, event_id, user_id FROM bets'));
  const there = new Set(stored.rows.map(({ id }) => id));
  const lost = [...bets].filter(([id]) => !there.has(id)).map(([id, { eventId }]) => `Bet ${id} on ${eventId} was accepted and is gone`);
  const invented = stored.rows.filter(({ id }) => !bets.has(id)).map(({ id, event_id, user_id }) => `Bet ${id} of ${user_id} on ${event_id} is there, and nobody was told`);
  return [...lost, ...invented];
};
