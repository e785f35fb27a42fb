import { event, isoTime, type CallContext } from '@oddsmates/kit';
import { LeagueEventCreated } from '@oddsmates/proto/grpc/events/v1/event';
import type { BookMarket } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import type { Market } from '../domain/market';
import { markBookOpened } from '../store/event-changes';
import { getEvent, lockEvent, type EventRow } from '../store/events';
import { getLeague } from '../store/leagues';
import { oddsValidUntil } from '../store/market-events';
import { memberIds } from '../store/members';

/**
 * Tells the wallet what can be bet on; from then on betting is open and the members are told of the event. May be repeated.
 * @throws AppError UNAVAILABLE when the wallet cannot be reached; the sweeper goes on then
 */
export async function openBook({ db, wallet }: Pick<Deps, 'db' | 'wallet'>, ctx: CallContext, eventId: string): Promise<void> {
  const opened = await getEvent(db, eventId);
  if (opened.book_opened) return;
  const { name: league_name } = await getLeague(db, opened.league_id);
  await wallet.openBook(ctx, bookOf(opened, league_name, await oddsValidUntil(db, eventId)));
  await db.tx(async (tx) => {
    const { id: event_id, league_id, name: event_name, created_by, created_at } = await lockEvent(tx, eventId);
    if (!(await markBookOpened(tx, eventId))) return;
    const member_ids = await memberIds(tx, league_id);
    await tx.publish(
      event('league.event', event_id, LeagueEventCreated, { event_id, league_id, league_name, event_name, created_by, member_ids, created_at }),
    );
  });
}

function bookOf(event: EventRow, leagueName: string, validUntil: Date | undefined) {
  return {
    event_id: event.id,
    league_id: event.league_id,
    league_name: leagueName,
    external_event_id: event.external_id,
    event_name: event.name,
    sport: event.sport,
    betting_type: event.betting_type,
    // A captain's own event stays open until the captain ends it; odds of the feed are pre-match odds.
    closes_at: event.source === 'market' ? isoTime(event.commence_time) : undefined,
    odds_valid_until: validUntil && isoTime(validUntil),
    markets: event.markets.map(bookMarket),
  };
}

function bookMarket({ key, outcomes }: Market): BookMarket {
  return {
    key,
    outcomes: outcomes.map((outcome) => ({
      key: outcome.key,
      name: outcome.name,
      odds_hundredths: outcome.oddsHundredths,
      point_tenths: outcome.pointTenths ?? undefined,
    })),
  };
}
