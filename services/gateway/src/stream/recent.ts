import type { Audience } from './live-message';

/** An update with its place in the stream, written out as it goes to a page; without an audience it is for everybody. */
export type Told = { position: number; audience: Audience | undefined; frame: string };

/**
 * The recent past of the stream, for those who were away for a moment: the last updates, from a floor on completely. Positions are those of the
 * live channel, so they mean the same at every gateway.
 */
export class Recent {
  readonly #told: Told[] = [];
  #floor = 0;
  #head = 0;

  /** @param limit how many updates are kept */
  constructor(private readonly limit: number) {}

  /** The position of the last message heard. */
  get head(): number {
    return this.#head;
  }

  /** Hearing begins, or begins again: what came after this position will be there. When nothing was missed, what is kept stays good. */
  begin(position: number): void {
    if (position <= this.#head) return;
    this.#told.length = 0;
    this.#floor = position;
    this.#head = position;
  }

  /** A message was heard; false for one that was heard before. */
  advance(position: number): boolean {
    if (position <= this.#head) return false;
    this.#head = position;
    return true;
  }

  /** Keeps an update; the oldest one makes room. */
  keep(told: Told): void {
    this.#told.push(told);
    if (this.#told.length > this.limit) this.#floor = this.#told.shift()?.position ?? this.#floor;
  }

  /** What was told after a position, oldest first; undefined when that is not known completely. */
  since(position: number): Told[] | undefined {
    // Written so that NaN, which is no position, is not known either.
    if (!(position >= this.#floor && position <= this.#head)) return undefined;
    return this.#told.filter((told) => told.position > position);
  }
}
