import { AppError, idempotently, isoTime, isUniqueViolation, newId, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AddMarketEventRequest, AddMarketEventResponse, PostMarketEventRequest, type PostMarketEventResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireCaptain } from '../access';
import { eventAnswer } from '../answers/event-answer';
import type { Deps } from '../deps';
import type { Market } from '../domain/market';
import { sportChoice } from '../domain/sport-choice';
import type { FeedEvent } from '../feed/odds-feed';
import { pickEvent, type Pick } from '../feed/pick-event';
import { rescheduledTo } from '../feed/rescheduled';
import { firstAttempt } from '../sagas/first-attempt';
import { tryOpenBook } from '../sagas/try-open-book';
import type { NewEvent } from '../store/event-changes';
import { getEvent } from '../store/events';
import { insertMarketEvent, MARKET_ONCE, meetingsAhead } from '../store/market-events';

const MOVED_HERE = 'This event is already in the league, and was rescheduled since. Cancel it there first, then add it at its new time.';

/**
 * Adds an event of the odds feed to a league, at the odds that the feed has at this moment and that stay as they are
 * (docs/domain-rules.md#events-and-markets). Its book is opened as that of any other event.
 * @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, CAPTAIN_ONLY_EVENTS, MARKET_NOT_FOUND, EVENT_ALREADY_ADDED, ODDS_STALE, FEED_UNAVAILABLE
 */
export function addMarketEvent(deps: Deps, ctx: Context, request: AddMarketEventRequest): Promise<AddMarketEventResponse> {
  const { league_id: leagueId, sport_key: sportKey, event_id: eventId, bookmaker, markets } = request;
  const encoded = () => AddMarketEventRequest.encode(request).finish();
  return add(deps, ctx, leagueId, { sportKey, eventId, bookmaker, markets }, { call: 'AddMarketEvent', encoded });
}

/** The same in the shape of a bet. What it says of names and times is not looked at: the feed knows. */
export function postMarketEvent(deps: Deps, ctx: Context, request: PostMarketEventRequest): Promise<PostMarketEventResponse> {
  const { league_id: leagueId, event_key, sport, event_id: eventId, market_data } = request;
  const pick = { sportKey: event_key || sport, eventId, bookmaker: market_data?.bookmaker ?? '', markets: market_data?.markets ?? [] };
  const encoded = () => PostMarketEventRequest.encode(request).finish();
  return add(deps, ctx, leagueId, pick, { call: 'PostMarketEvent', encoded });
}

/** What a request key stands for. */
type Request = { call: string; encoded: () => Uint8Array };

async function add(deps: Deps, ctx: Context, leagueId: string, pick: Pick, request: Request): Promise<AddMarketEventResponse> {
  await requireCaptain(deps.db, leagueId, ctx.userId, Reason.CAPTAIN_ONLY_EVENTS);
  const id = (await addedBefore(deps, ctx, request)) ?? (await addNow(deps, ctx, leagueId, pick, request));
  await tryOpenBook(deps, ctx, id);
  return { event: eventAnswer(await getEvent(deps.db, id), [], new Map(), deps.clock()) };
}

/** What the same request key has added already. Looked up before the feed is read: by now the event may have started, or the odds be gone. */
async function addedBefore(deps: Deps, ctx: Context, request: Request): Promise<string | undefined> {
  if (ctx.idempotencyKey === undefined) return undefined;
  const isNew = new Error('This request key is new.');
  return once(deps, ctx, request, () => Promise.reject(isNew)).catch((error: unknown) => {
    if (error === isNew) return undefined;
    throw error;
  });
}

async function addNow(deps: Deps, ctx: Context, leagueId: string, pick: Pick, request: Request): Promise<string> {
  const now = deps.clock();
  const { event, markets } = await pickEvent(deps.feed, pick, { now, maxAgeMs: deps.oddsMaxAgeMs });
  await refuseRescheduled(deps, leagueId, event, now);
  const added = leagueEvent(event, markets, { leagueId, createdBy: ctx.userId, now });
  const validUntil = deps.oddsBetMaxAgeMs === undefined ? null : new Date(event.readAt.getTime() + deps.oddsBetMaxAgeMs);
  const taken = { bookmaker: pick.bookmaker, takenAt: event.readAt, validUntil };
  try {
    return await once(deps, ctx, request, async (tx) => {
      await insertMarketEvent(tx, added, taken, firstAttempt(now));
      return added.id;
    });
  } catch (error) {
    if (isUniqueViolation(error, MARKET_ONCE)) throw new AppError(Reason.EVENT_ALREADY_ADDED, { cause: error });
    throw error;
  }
}

async function once({ db }: Deps, ctx: Context, { call, encoded }: Request, work: (tx: Tx) => Promise<string>): Promise<string> {
  const { event } = await idempotently(db, ctx, AddMarketEventResponse, call, encoded(), async (tx) =>
    AddMarketEventResponse.fromPartial({ event: { id: await work(tx) } }),
  );
  if (!event) throw new Error('An answer was kept without its event.');
  return event.id;
}

/** A moved event has a new id in the feed. Added beside the old one, the league would have the same game twice, once with a start that is wrong. */
async function refuseRescheduled({ db, feed }: Deps, leagueId: string, event: FeedEvent, now: Date): Promise<void> {
  const { sport, homeTeam, awayTeam } = event;
  const meeting = { sportKey: sport.key, homeTeam, awayTeam };
  const others = (await meetingsAhead(db, leagueId, meeting, now)).filter(({ external_id }) => external_id !== event.id);
  if (others.length === 0) return;
  const offered = await feed.events(sport.key);
  const moved = others.find(({ external_id: id, commence_time: commenceTime }) => rescheduledTo({ id, commenceTime, ...meeting }, offered)?.id === event.id);
  if (!moved) return;
  throw new AppError(Reason.EVENT_ALREADY_ADDED, { sentence: MOVED_HERE, details: { event_id: moved.id, commence_time: isoTime(event.commenceTime) } });
}

function leagueEvent(event: FeedEvent, markets: Market[], { leagueId, createdBy, now }: { leagueId: string; createdBy: string; now: Date }): NewEvent {
  return {
    id: newId(),
    league_id: leagueId,
    event_key: event.sport.key,
    external_id: event.id,
    name: `${event.homeTeam} vs ${event.awayTeam}`,
    sport: sportChoice(event.sport.group),
    home_team: event.homeTeam,
    away_team: event.awayTeam,
    commence_time: event.commenceTime,
    end_time: null,
    betting_type: 'standard',
    source: 'market',
    markets,
    created_by: createdBy,
    created_at: now,
  };
}
