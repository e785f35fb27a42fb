import type { ServerResponse } from 'node:http';
import { endedStreams } from './figures';
import { retryFrame } from './frames';
import type { Audience } from './live-message';

/** Whose stream it is, and on which session it stands. */
export type StreamOwner = {
  userId: string;
  /** Whose session it is by its token; again and again, since sessions end. @throws AppError LOGIN_AGAIN once the session is over */
  session(): Promise<{ expiresAt: number }>;
  /** SHA-256 of the token, hex. */
  tokenHash: string;
};

/** Why the gateway ends a stream, and when the page may come back, in milliseconds. */
const ENDINGS = {
  /** The page came back in another place, or has too many tabs: at once would only end the next one. */
  'too many': 60_000,
  'too slow': 5_000,
  'session over': 1_000,
  'channel lost': 2_000,
  'shutting down': 1_000,
} as const;
export type Ending = keyof typeof ENDINGS;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // 'no-transform': a proxy that compresses would hold events back until its block is full.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // The connection ends with the stream: left idle, it would hold up a shutdown.
  Connection: 'close',
};

/** How long a client may take to receive the end. */
const LAST_WORDS_MS = 5_000;

/** One page that listens. */
export class Stream {
  readonly #leagues = new Set<string>();
  readonly #changes = new Map<string, boolean>();
  #open = false;

  /** @param maxWaitingBytes how much may wait for a slow client before it is given up */
  constructor(
    readonly owner: StreamOwner,
    private readonly res: ServerResponse,
    private readonly maxWaitingBytes: number,
  ) {}

  /** Whether it has ended, though its connection may still be closing. */
  get over(): boolean {
    return this.res.writableEnded || this.res.destroyed;
  }

  /** Calls back once, when the connection has closed, whoever ended it. */
  onClose(listener: () => void): void {
    this.res.once('close', listener);
  }

  /** The leagues of its owner, as they were read; what changed while they were read, or later, goes before. */
  belongsTo(leagueIds: readonly string[]): void {
    for (const id of leagueIds) this.#leagues.add(id);
    for (const [id, member] of this.#changes) this.changeMembership(id, member);
  }

  /** The owner has become a member of a league, or is none any more. */
  changeMembership(leagueId: string, member: boolean): void {
    this.#changes.set(leagueId, member);
    if (member) this.#leagues.add(leagueId);
    else this.#leagues.delete(leagueId);
  }

  /** Whether an update is for its owner; one without an audience is for everybody. */
  isFor(audience: Audience | undefined): boolean {
    if (!audience) return true;
    if (audience.user_ids?.includes(this.owner.userId)) return true;
    return audience.league_id !== undefined && this.#leagues.has(audience.league_id);
  }

  /** Begins the answer with what was missed; before that, nothing is written. */
  begin(frames: string): void {
    this.res.writeHead(200, HEADERS);
    this.#open = true;
    this.res.write(frames);
  }

  /** Writes on; a client that does not take what it is sent is given up. */
  write(frame: string): void {
    if (!this.#open || this.over) return;
    if (this.res.writableLength > this.maxWaitingBytes) return this.end('too slow');
    this.res.write(frame);
  }

  /** Ends it, and says when to come back. */
  end(why: Ending): void {
    if (this.over) return;
    endedStreams.inc({ why });
    if (why === 'too slow' || !this.#open) {
      this.res.destroy();
      return;
    }
    // Anywhere in the upper half of the time: those who are ended together shall not come back together.
    this.res.end(retryFrame(ENDINGS[why] * (0.5 + Math.random() / 2)));
    const cutOff = setTimeout(() => this.res.destroy(), LAST_WORDS_MS);
    this.onClose(() => clearTimeout(cutOff));
  }
}
