import type { Topic } from './topics';

/** An event on the bus. */
export type StoredEvent = {
  /** UUIDv7, unique for ever: by it a consumer knows an event that is delivered again. */
  id: string;
  topic: Topic;
  /** The aggregate's id; events of one key are delivered in the order they were published. */
  key: string;
  /** The full name of the payload's message, 'events.v1.UserChanged'. */
  type: string;
  /** When the fact became true. */
  time: Date;
  /** The protobuf message. */
  payload: Uint8Array;
  /** W3C trace context of the request that caused it. */
  traceparent?: string;
};

/** How much a group still has before it on a topic. */
export type Backlog = {
  topic: Topic;
  /** Events that the group is not done with. */
  waiting: number;
  /** Events of the topic that were put aside for the group and are still there for somebody to look at. */
  parked: number;
};

/** Makes the effect of an event. */
export type EventHandler = (event: StoredEvent) => Promise<void>;
/** Makes the effects of several. */
export type EventsHandler = (events: readonly StoredEvent[]) => Promise<void>;

/** A running subscription. */
export interface BusSubscription {
  /** Stops taking events; resolves when the handler that is running has ended and its progress is kept. */
  close(): Promise<void>;
}

/**
 * The event bus. Promises, kept by every adapter (see conformance.ts): events of one key in order; every event to every group at least once,
 * from the oldest one kept; one consumer at a time per group and key, as long as all are alive; a handler that keeps failing has its event parked and
 * the group goes on. An event may be delivered again, after those that followed it too: that its effect happens once is the inbox's work, see consume().
 */
export interface Bus {
  /**
   * Appends events in the order given; resolves once they are kept. After a failure some may have been kept: publish all of them again, in the same
   * order.
   */
  publish(events: readonly StoredEvent[]): Promise<void>;
  /**
   * Delivers the topics' events to the handler, as a member of the group. An event is done when the handler resolves.
   * @param together does for several events of a topic, in their order, what the handler does for each; an adapter that has them at hand may call it
   *   instead. When it fails, each of them goes to the handler.
   */
  subscribe(group: string, topics: readonly Topic[], handler: EventHandler, together?: EventsHandler): Promise<BusSubscription>;
  /** What a group has before it, one entry per topic. Cheap: asked for every few seconds by everyone who subscribes. */
  backlog(group: string, topics: readonly Topic[]): Promise<Backlog[]>;
  /** Ends all subscriptions of this bus and its connections. */
  close(): Promise<void>;
}
