/** How many members a league has room for. */
export const MEMBERS_MAX = 500;
/** How many leagues one answer lists; as many as the wallet tells the standings of at once. */
export const LEAGUES_LISTED = 200;
/** How many events one answer lists. */
export const EVENTS_LISTED = 200;
/** How many circuits one answer lists. */
export const CIRCUITS_LISTED = 100;
/** How many participants of each circuit a list of circuits tells, the best first; one circuit by itself tells all. */
export const PARTICIPANTS_LISTED = 20;
/** How many events the wallet is asked for the points of at once: as many as a circuit can have, and with 500 bets each they fit into a message. */
export const EVENTS_ASKED_AT_ONCE = 100;
/** How long after a step was written down the sweeper takes it up: time enough for the call that wrote it to do it itself. */
export const FIRST_ATTEMPT_AFTER_MS = 10_000;
/** The same for a removal: longer than any call to freeze a bankroll can last, so that two never run side by side. */
export const REMOVAL_LEASE_MS = 30_000;
