import type { Stack } from '../stack/start-stack';
import { withClient } from '../stack/with-client';
import type { LoadRecord } from './load/record';

/** How many events, of those whose completion was asked for before a moment, still miss something: their end, or that all bettors were told. */
export async function unsettled({ databaseUrls }: Stack, { completions }: LoadRecord, before: number): Promise<number> {
  const asked = [...completions.values()].filter(({ askedAt }) => askedAt < before).map(({ eventId }) => eventId);
  const [ended, bets, told] = await Promise.all([
    countEach(databaseUrls['league'], `SELECT id, 1 AS count FROM events WHERE status = 'completed' AND id = ANY($1)`, asked),
    countEach(databaseUrls['wallet'], 'SELECT event_id AS id, count(*)::int AS count FROM bets WHERE event_id = ANY($1) GROUP BY 1', asked),
    countEach(databaseUrls['social'], `SELECT reference_id AS id, count(*)::int AS count FROM notifications WHERE type LIKE 'bet_%' AND reference_id = ANY($1) GROUP BY 1`, asked),
  ]);
  return asked.filter((id) => !ended.has(id) || (bets.get(id) ?? 0) > (told.get(id) ?? 0)).length;
}

async function countEach(url: string | undefined, sql: string, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await withClient(url, (client) => client.query<{ id: string; count: number }>(sql, [ids]));
  return new Map(rows.map(({ id, count }) => [id, count]));
}
