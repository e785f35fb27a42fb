import { isoTime } from '@oddsmates/kit';
import type { ExternalEvent, Sport } from '@oddsmates/proto/grpc/league/v1/event';
import type { FeedEvent, FeedSport } from '../feed/odds-feed';
import { marketAnswer } from './event-answer';

/** A sport of the feed as the API tells it. */
export function sportAnswer({ key, title, description, active, group }: FeedSport): Sport {
  return { key, title, description, active, group };
}

/** An event of the feed as the API tells it. */
export function externalEventAnswer(event: FeedEvent): ExternalEvent {
  return {
    id: event.id,
    sport_key: event.sport.key,
    sport_title: event.sport.title,
    commence_time: isoTime(event.commenceTime),
    home_team: event.homeTeam,
    away_team: event.awayTeam,
    bookmakers: event.bookmakers.map(({ key, title, markets, lastUpdate }) => ({
      key,
      title,
      markets: markets.map(marketAnswer),
      last_update: isoTime(lastUpdate),
    })),
  };
}
