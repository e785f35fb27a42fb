import type { ServerResponse } from 'node:http';
import { AppError, isRefusal, type LiveListener, type Logger } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { channelHeard, channelLosses, heardUpdates, openStreams, streamsLimit } from './figures';
import { eventFrame, heartbeatFrame, resetFrame, retryFrame } from './frames';
import { decodeLive, type LiveMessage } from './live-message';
import type { ListMemberships } from './memberships';
import { Recent } from './recent';
import { Stream, type Ending, type StreamOwner } from './stream';

/** Bounds of the streams at one gateway. */
export type StreamLimits = {
  perUser: number;
  inAll: number;
  /** How many updates are kept for pages that come back. */
  recent: number;
  /** How much may wait for a slow client, in bytes. */
  maxWaitingBytes: number;
  heartbeatMs: number;
  /** At the latest after so long it is asked again whether the session still stands. */
  checkSessionMs: number;
};

export const STREAM_LIMITS: StreamLimits = { perUser: 10, inAll: 10_000, recent: 2_000, maxWaitingBytes: 262_144, heartbeatMs: 15_000, checkSessionMs: 300_000 };

/** How long a page waits before it comes back when its connection breaks. */
const RETRY_MS = 1_000;
const BUSY_RETRY_S = 5;
/** A session that has expired by this clock and not by identity's is asked about again, but not without a pause. */
const MIN_CHECK_MS = 1_000;

/** What the streams need. */
export type StreamsParts = {
  memberships: ListMemberships;
  /** Forgets whose the tokens of a user are. */
  forgetTokens(userId: string): void;
  log: Logger;
  limits?: Partial<StreamLimits>;
};

/**
 * The open streams of this gateway. It hears every update on the live channel and writes each to the pages it is for. While the channel is lost there
 * are no streams: a page that believes itself live would not ask any more.
 */
export class Streams implements LiveListener {
  readonly #limits: StreamLimits;
  readonly #recent: Recent;
  readonly #byUser = new Map<string, Set<Stream>>();
  #count = 0;
  #hearing = false;

  constructor(private readonly parts: StreamsParts) {
    this.#limits = { ...STREAM_LIMITS, ...parts.limits };
    this.#recent = new Recent(this.#limits.recent);
    streamsLimit.set(this.#limits.inAll);
  }

  /** How many are open. */
  get count(): number {
    return this.#count;
  }

  /**
   * Opens a stream: catches up with what was told since `lastEventId`, or says that everything is to be read again, and goes on from there.
   * @throws AppError UNAVAILABLE while updates cannot be heard, with too many streams, or when the league service is down; LOGIN_AGAIN
   */
  async open(owner: StreamOwner, res: ServerResponse, lastEventId: string | undefined): Promise<void> {
    if (!this.#hearing || this.#count >= this.#limits.inAll) throw new AppError(Reason.UNAVAILABLE, { retryAfterS: BUSY_RETRY_S });
    const from = lastEventId === undefined ? this.#recent.head : positionOf(lastEventId);
    const stream = new Stream(owner, res, this.#limits.maxWaitingBytes);
    // Before anything is asked: what changes from now on reaches the stream, so nothing falls between the answer and the first update.
    const gone = this.#register(stream);
    const [leagueIds, { expiresAt }] = await Promise.all([this.parts.memberships(owner.userId, gone), owner.session()]);
    if (gone.aborted || stream.over) return;
    stream.belongsTo(leagueIds);
    stream.begin(retryFrame(RETRY_MS) + this.#missed(stream, from) + heartbeatFrame(this.#recent.head));
    this.#watch(stream, gone, expiresAt);
  }

  hears(position: number): void {
    this.#recent.begin(position);
    this.#hearing = true;
    channelHeard.set(1);
  }

  message(bytes: Uint8Array, position: number): void {
    if (!this.#recent.advance(position)) return;
    let message: LiveMessage;
    try {
      message = decodeLive(bytes);
    } catch (error) {
      this.parts.log.warn({ err: error, position }, 'a live message was not understood');
      return;
    }
    this.#take(message, position);
  }

  lost(): void {
    this.#hearing = false;
    channelHeard.set(0);
    channelLosses.inc();
    this.#endAll('channel lost');
  }

  /** Ends all streams, and lets no more begin. */
  close(): void {
    this.#hearing = false;
    this.#endAll('shutting down');
  }

  #take(message: LiveMessage, position: number): void {
    switch (message.type) {
      case 'membership':
        for (const stream of this.#of(message.user_id)) stream.changeMembership(message.league_id, message.member);
        return;
      case 'revoked':
        this.parts.forgetTokens(message.user_id);
        for (const stream of this.#of(message.user_id)) if (stream.owner.tokenHash !== message.kept_token_hash) stream.end('session over');
        return;
      case 'reset':
        return this.#tell({ position, audience: undefined, frame: resetFrame(position) });
      case 'update':
        heardUpdates.inc({ kind: message.update.kind });
        return this.#tell({ position, audience: message.for, frame: eventFrame({ id: String(position), ...message.update }) });
    }
  }

  #tell(told: Parameters<Recent['keep']>[0]): void {
    this.#recent.keep(told);
    const { audience, frame } = told;
    // For people alone only theirs are looked at.
    const candidates = audience?.user_ids && audience.league_id === undefined ? audience.user_ids.map((id) => this.#of(id)) : this.#byUser.values();
    for (const streams of candidates) for (const stream of streams) if (stream.isFor(audience)) stream.write(frame);
  }

  /** What a stream has missed since a position, or that it missed something; nothing more than a client can be given at once. */
  #missed(stream: Stream, from: number): string {
    const told = this.#recent.since(from);
    const frames = told?.filter(({ audience }) => stream.isFor(audience)).map(({ frame }) => frame).join('');
    return frames !== undefined && frames.length <= this.#limits.maxWaitingBytes / 2 ? frames : resetFrame(this.#recent.head);
  }

  /** Sends signs of life, and asks from time to time whether the session still stands. */
  #watch(stream: Stream, gone: AbortSignal, expiresAt: number): void {
    const { heartbeatMs, checkSessionMs } = this.#limits;
    const heartbeat = setInterval(() => stream.write(heartbeatFrame(this.#recent.head)), heartbeatMs);
    let check: NodeJS.Timeout;
    const checkAt = (time: number) => {
      check = setTimeout(() => void checkNow(), Math.min(Math.max(time - Date.now(), MIN_CHECK_MS), checkSessionMs));
    };
    const checkNow = async () => {
      try {
        const session = await stream.owner.session();
        if (!gone.aborted) checkAt(session.expiresAt);
      } catch (error) {
        if (isRefusal(error, Reason.LOGIN_AGAIN)) stream.end('session over');
        // Identity is not there: the session may well stand.
        else if (!gone.aborted) checkAt(Date.now() + heartbeatMs);
      }
    };
    checkAt(expiresAt);
    const stop = () => {
      clearInterval(heartbeat);
      clearTimeout(check);
    };
    if (gone.aborted) stop();
    else gone.addEventListener('abort', stop, { once: true });
  }

  /** Counts a stream in until its connection closes; the oldest of somebody who has too many is ended. The signal tells that it is over. */
  #register(stream: Stream): AbortSignal {
    const gone = new AbortController();
    const { userId } = stream.owner;
    const own = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, own.add(stream));
    this.#count += 1;
    openStreams.set(this.#count);
    stream.onClose(() => {
      own.delete(stream);
      if (own.size === 0 && this.#byUser.get(userId) === own) this.#byUser.delete(userId);
      this.#count -= 1;
      openStreams.set(this.#count);
      gone.abort();
    });
    const open = [...own].filter(({ over }) => !over);
    if (open.length > this.#limits.perUser) open[0]?.end('too many');
    return gone.signal;
  }

  #of(userId: string): Iterable<Stream> {
    return this.#byUser.get(userId) ?? [];
  }

  #endAll(why: Ending): void {
    for (const streams of this.#byUser.values()) for (const stream of streams) stream.end(why);
  }
}

/** NaN, which is known to nobody, for what is no position. */
function positionOf(lastEventId: string): number {
  return /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : Number.NaN;
}
