import { withClient } from '../../stack/with-client';
import type { Check } from './check';

type Told = { user_id: string; event_id: string; of: string };

/** Each bettor was told once how their bet came out, and each member but the captain once of each event (docs/domain-rules.md#notifications). */
export const toldOnce: Check = async ({ databaseUrls }) => {
  const told = await withClient(databaseUrls['social'], (client) =>
    client.query<Told & { times: number }>(
      `SELECT user_id, reference_id AS event_id, CASE type WHEN 'event_created' THEN 'its beginning' ELSE 'its end' END AS of, count(*)::int AS times
       FROM notifications WHERE type IN ('event_created', 'bet_won', 'bet_lost', 'bet_void') GROUP BY 1, 2, 3`,
    ),
  );
  const due = [...(await dueEnds(databaseUrls['wallet'])), ...(await dueBeginnings(databaseUrls['league']))];
  const times = new Map(told.rows.map((each) => [keyOf(each), each.times]));
  const missing = due.filter((each) => !times.has(keyOf(each))).map(({ user_id, event_id, of }) => `${user_id} was not told of ${of}: event ${event_id}`);
  const wanted = new Set(due.map(keyOf));
  const surplus = told.rows.filter((each) => each.times > 1 || !wanted.has(keyOf(each))).map((each) => `${each.user_id} was told ${each.times} times of ${each.of}: event ${each.event_id}`);
  return [...missing, ...surplus];
};

const keyOf = ({ user_id, event_id, of }: Told): string => `${user_id} ${event_id} ${of}`;

async function dueEnds(url: string | undefined): Promise<Told[]> {
  return (await withClient(url, (client) => client.query<Told>(`SELECT user_id, event_id, 'its end' AS of FROM bets WHERE status <> 'open'`))).rows;
}

async function dueBeginnings(url: string | undefined): Promise<Told[]> {
  const sql = `SELECT user_id, events.id AS event_id, 'its beginning' AS of FROM events JOIN members USING (league_id) WHERE user_id <> created_by AND book_opened`;
  return (await withClient(url, (client) => client.query<Told>(sql))).rows;
}
