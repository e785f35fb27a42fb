import type { Response } from '@oddsmates/sdk';

/** A sport of the odds feed, or a competition within one. */
export type Sport = NonNullable<Response<'league.BrowseMarket'>['data']>['sports'][number];
/** An event of the odds feed with what each bookmaker offers on it. Prices are decimal odds, times ISO 8601. */
export type ExternalEvent = Response<'league.ListSportEvents'>[number];
export type Bookmaker = ExternalEvent['bookmakers'][number];
