import { useCall, usePollWhileDown, type Response } from '@oddsmates/sdk';
import { HOME_REFRESH_MS } from '../../intervals';
import { useRecord, type PlayerRecord } from './use-record';

export interface HomeData {
  leagues: ReturnType<typeof useCall<'league.ListLeagues', Response<'league.ListLeagues'>>>;
  /** Undefined until known. */
  friends: number | undefined;
  /** Unread notifications; undefined until known. */
  unread: number | undefined;
  record: PlayerRecord | undefined;
}

/** What the home screen shows, kept fresh by app events and by asking again. */
export function useHome(): HomeData {
  const fresh = { refetchInterval: usePollWhileDown(HOME_REFRESH_MS) };
  const leagues = useCall('league.ListLeagues', {}, fresh);
  const friends = useCall('social.ListFriends', {}, { ...fresh, select: (all) => all.length });
  const unread = useCall('social.ListNotifications', {}, { ...fresh, select: (all) => all.filter((one) => !one.is_read).length });
  return { leagues, friends: friends.data, unread: unread.data, record: useRecord() };
}
