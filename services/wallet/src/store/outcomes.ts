import type { OddsHundredths, Queries } from '@oddsmates/kit';
import type { Market, MarketKey } from '../domain/book';

type OutcomeRow = { event_id: string; market_key: MarketKey; outcome_key: string; name: string; odds_hundredths: OddsHundredths; point_tenths: number | null };

const OUTCOME = 'SELECT event_id, market_key, outcome_key, name, odds_hundredths, point_tenths FROM book_outcomes';

/** Writes down what a new book offers. */
export async function insertMarkets(tx: Queries, eventId: string, markets: readonly Market[]): Promise<void> {
  const rows = markets.flatMap((market, marketPosition) =>
    market.outcomes.map((outcome, outcomePosition) => ({ ...outcome, market: market.key, marketPosition, outcomePosition })),
  );
  await tx.query(
    `INSERT INTO book_outcomes (event_id, market_key, outcome_key, market_position, outcome_position, name, odds_hundredths, point_tenths)
     SELECT $1::uuid, * FROM unnest($2::text[], $3::text[], $4::smallint[], $5::smallint[], $6::text[], $7::int[], $8::int[])`,
    [
      eventId,
      rows.map((row) => row.market),
      rows.map((row) => row.key),
      rows.map((row) => row.marketPosition),
      rows.map((row) => row.outcomePosition),
      rows.map((row) => row.name),
      rows.map((row) => row.odds),
      rows.map((row) => row.pointTenths),
    ],
  );
}

/** The markets of a book in their order. */
export async function findMarkets(db: Queries, eventId: string): Promise<Market[]> {
  return (await listMarkets(db, [eventId])).get(eventId) ?? [];
}

/** The markets of some books in their order, by event. */
export async function listMarkets(db: Queries, eventIds: string[]): Promise<Map<string, Market[]>> {
  const rows = await db.query<OutcomeRow>(`${OUTCOME} WHERE event_id = ANY ($1::uuid[]) ORDER BY event_id, market_position, outcome_position`, [eventIds]);
  const books = new Map<string, Market[]>();
  for (const row of rows) {
    const markets = books.get(row.event_id) ?? [];
    books.set(row.event_id, markets);
    const last = markets.at(-1);
    const market = last?.key === row.market_key ? last : { key: row.market_key, outcomes: [] };
    if (market !== last) markets.push(market);
    market.outcomes.push({ key: row.outcome_key, name: row.name, odds: row.odds_hundredths, pointTenths: row.point_tenths });
  }
  return books;
}
