import { useCall, usePollWhileDown, type Response } from '@oddsmates/sdk';
import { HOME_REFRESH_MS } from '../../intervals';
import { useRecord, type PlayerRecord } from './use-record';

/** A figure: undefined until it is known, null when it could not be had. */
export type Count = number | null | undefined;

export interface HomeData {
  leagues: ReturnType<typeof useCall<'league.ListLeagues', Response<'league.ListLeagues'>>>;
  leagueCount: Count;
  friends: Count;
  /** Unread notifications. */
  unread: Count;
  record: PlayerRecord | undefined;
}

/** What the home screen shows, kept fresh by app events and by asking again. */
export function useHome(): HomeData {
  const fresh = { refetchInterval: usePollWhileDown(HOME_REFRESH_MS) };
  const leagues = useCall('league.ListLeagues', {}, fresh);
  const friends = useCall('social.ListFriends', {}, { ...fresh, select: (all) => all.length });
  const unread = useCall('social.ListNotifications', {}, { ...fresh, select: (all) => all.filter((one) => !one.is_read).length });
  return {
    leagues,
    leagueCount: countOf(leagues.data?.length, leagues),
    friends: countOf(friends.data, friends),
    unread: countOf(unread.data, unread),
    record: useRecord(),
  };
}

/** What was there stays there when a later question fails. */
const countOf = (known: number | undefined, { isError }: { isError: boolean }): Count => known ?? (isError ? null : undefined);
