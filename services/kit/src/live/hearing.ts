import type { LiveListener } from './live-channel';

/** A message with its place in the channel. */
export type PlacedMessage = { message: Uint8Array; position: number };

/** What one listener hears over all its connections: only what comes after the position it was promised, and nothing before that promise. */
export class Hearing {
  /** What arrived on a new connection before its first position was known. */
  #early: PlacedMessage[] = [];
  #from: number | undefined;

  constructor(private readonly listener: LiveListener) {}

  /** A message arrived. */
  take(placed: PlacedMessage): void {
    if (this.#from === undefined) this.#early.push(placed);
    else this.#tell(placed, this.#from);
  }

  /** A connection hears everything after this position. */
  begin(position: number): void {
    this.#from = position;
    this.listener.hears(position);
    for (const placed of this.#early.splice(0)) this.#tell(placed, position);
  }

  /** The connection is over: closed by the listener itself, or lost. */
  end(closed: boolean): void {
    this.#from = undefined;
    this.#early = [];
    if (!closed) this.listener.lost();
  }

  #tell({ message, position }: PlacedMessage, from: number): void {
    if (position > from) this.listener.message(message, position);
  }
}
