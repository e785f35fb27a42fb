import { withClient } from '../../stack/with-client';
import type { Check } from './check';

/** Every event whose completion was answered is completed, and its book settled with all its bets; none is left on its way. */
export const eventsSettledOnce: Check = async ({ databaseUrls }, { completions }) => {
  const events = await byId<{ status: string }>(databaseUrls['league'], 'SELECT id, status FROM events');
  const books = await byId<{ status: string; bets: number; open: number }>(
    databaseUrls['wallet'],
    `SELECT event_id AS id, books.status, books.bets, count(bets.id) FILTER (WHERE bets.status = 'open')::int AS open
     FROM books LEFT JOIN bets USING (event_id) GROUP BY books.event_id`,
  );
  const breaches = [...events].filter(([, { status }]) => status === 'completing').map(([id]) => `Event ${id} is still being completed`);
  for (const { eventId } of completions.values()) {
    const [status, book] = [events.get(eventId)?.status, books.get(eventId)];
    if (status !== 'completed') breaches.push(`Event ${eventId} was completed and is ${status}`);
    if (book?.status !== 'settled' || book.open > 0) breaches.push(`The book of event ${eventId} is ${book?.status}, with ${book?.open} open bets`);
  }
  return breaches;
};

async function byId<T extends object>(url: string | undefined, sql: string): Promise<Map<string, T>> {
  const { rows } = await withClient(url, (client) => client.query<T & { id: string }>(sql));
  return new Map(rows.map((row) => [row.id, row]));
}
