/** How many members a league has room for. */
export const MEMBERS_MAX = 500;
/** How many leagues one answer lists. */
export const LEAGUES_LISTED = 200;
/** How many events one answer lists. */
export const EVENTS_LISTED = 200;
/** How many circuits one answer lists. */
export const CIRCUITS_LISTED = 200;
/** How long after a step was written down the sweeper takes it up: time enough for the call that wrote it to do it itself. */
export const FIRST_ATTEMPT_AFTER_MS = 10_000;
