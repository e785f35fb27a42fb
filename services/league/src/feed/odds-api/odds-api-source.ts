import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { OddsSource } from '../feed-of';
import { readEvents } from '../read-event';
import { readGivenEvents, readSports } from './bodies';
import { oddsApiCalls } from './call';
import { ProviderFailure } from './failure';
import type { OddsApiSettings } from './settings';

const RETRY_AFTER_S = 30;

/** The Odds API, version 4, as a source. Reading the list of sports is free; reading a sport costs a request for each market and region. */
export function oddsApiSource(settings: OddsApiSettings): OddsSource {
  const call = oddsApiCalls(settings);
  return {
    sports: async () => readSports(await refusing(call('/v4/sports/', {}))),
    async events(sport) {
      const params = { regions: settings.regions, markets: 'h2h,spreads,totals', oddsFormat: 'decimal', dateFormat: 'iso' };
      const body = await refusing(call(`/v4/sports/${encodeURIComponent(sport.key)}/odds/`, params));
      return readEvents(readGivenEvents(body), sport, settings.clock());
    },
  };
}

/** Failures as the caller may know them. */
async function refusing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === 'unknown_sport') throw new AppError(Reason.SPORT_NOT_FOUND, { cause: error });
    throw new AppError(Reason.FEED_UNAVAILABLE, { cause: error, retryAfterS: RETRY_AFTER_S });
  }
}
