import type { Context } from '@oddsmates/kit';
import type { BrowseMarketRequest, BrowseMarketResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { sportAnswer } from '../answers/feed-answer';
import type { Deps } from '../deps';

/** The sports of the odds feed, all of them and by category (spec section 2, Browse Market). @throws AppError FEED_UNAVAILABLE */
export async function browseMarket({ feed }: Pick<Deps, 'feed'>, _ctx: Context, _request: BrowseMarketRequest): Promise<BrowseMarketResponse> {
  const sports = (await feed.sports()).map(sportAnswer);
  const groups = [...new Set(sports.map(({ group }) => group))].sort();
  const grouped_sports = Object.fromEntries(groups.map((name) => [name, sports.filter(({ group }) => group === name)]));
  return { data: { grouped_sports, sports } };
}
