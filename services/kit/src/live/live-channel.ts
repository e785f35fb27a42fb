/** Longest message, in bytes: a chat line with whom it is for fits many times over. */
export const MAX_LIVE_MESSAGE_BYTES = 65_536;

/** Who listens to the live channel. Its methods are called one after the other and must not throw. */
export interface LiveListener {
  /**
   * From now on every message after this position is heard: called once as it begins, and again whenever the channel is back after it was
   * lost. A position beyond the last one heard means that something may have been missed.
   */
  hears(position: number): void;
  /** A message. Positions grow for ever and are the same for all who hear it. */
  message(message: Uint8Array, position: number): void;
  /** Nothing is heard until the channel is back. */
  lost(): void;
}

/** A running subscription. */
export interface LiveSubscription {
  /** Ends it: the listener is not called again. */
  close(): Promise<void>;
}

/**
 * Tells every process that listens at this moment, and keeps nothing. Promises, kept by every adapter (see conformance.ts): all listeners hear
 * the same messages in the same order, under the same growing positions, whoever published them; whoever may have missed one is told.
 */
export interface LiveChannel {
  /**
   * Tells everybody who listens, in the order given; resolves once all messages are on their way. After a failure none of them may have been heard, or all.
   * @throws RangeError for a message of more than {@link MAX_LIVE_MESSAGE_BYTES}, or of none
   */
  publish(...messages: readonly Uint8Array[]): Promise<void>;
  /** Listens; resolves once it hears. While the channel cannot be reached it goes on trying. */
  subscribe(listener: LiveListener): Promise<LiveSubscription>;
  /** Ends all subscriptions of this process and its connections. */
  close(): Promise<void>;
}

/** @throws RangeError when a message is empty or too long to be told */
export function checkLiveMessages(messages: readonly Uint8Array[]): void {
  const wrong = messages.find(({ length }) => length === 0 || length > MAX_LIVE_MESSAGE_BYTES);
  if (wrong) throw new RangeError(`A live message has 1 to ${MAX_LIVE_MESSAGE_BYTES} bytes, not ${wrong.length}.`);
}
