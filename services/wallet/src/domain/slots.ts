/** Into how many slots an account that many players share is split, so that bets of different players rarely wait for one row. */
export const SLOTS = 16;

/**
 * The slot of a player in every shared account, 0 to 15. The last digit of a UUIDv7 is random, so it is as even as a hash of the whole id.
 * Written down when a bankroll is opened; money held in a slot always leaves through the same one.
 */
export function slotOf(userId: string): number {
  return Number.parseInt(userId.slice(-1), SLOTS);
}
