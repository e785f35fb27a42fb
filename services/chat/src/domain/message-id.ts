/** The lowest id there is. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The id of the next message of a league: the fresh one, or the one right after the last message where another machine's clock was ahead.
 * Ids are the cursors of the message list, so a later message always has a greater one.
 * @param fresh a new UUIDv7
 * @param last the id of the league's newest message
 */
export function nextMessageId(fresh: string, last: string): string {
  return fresh > last ? fresh : successor(last);
}

function successor(id: string): string {
  const hex = (BigInt(`0x${id.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
