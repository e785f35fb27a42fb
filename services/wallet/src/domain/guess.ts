/** A guess has at most this many decimals; more would be rounded behind the player's back. */
const DECIMAL = /^-?\d{1,12}(\.\d{1,2})?$/;

/**
 * Reads a guessed number of the API as whole hundredths, 42.5 -> 4250n.
 * @throws RangeError unless it is finite and has at most two decimals
 */
export function guessFromWire(guess: number): bigint {
  if (!DECIMAL.test(String(guess))) throw new RangeError(`Not a number with at most two decimals: ${guess}`);
  return BigInt(Math.round(guess * 100));
}

/** Writes a guess for the API, 4250n -> 42.5. */
export function guessToWire(hundredths: bigint): number {
  return Number(hundredths) / 100;
}
