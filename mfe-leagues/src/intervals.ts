// While no live updates arrive, pages ask for changes. The query client does so only while the page is visible.

/** Balance, events and leaderboard of the open league. */
export const LEAGUE_REFRESH_MS = 5_000;

/** What the home screen counts: friends, unread notifications, leagues. */
export const HOME_REFRESH_MS = 15_000;
