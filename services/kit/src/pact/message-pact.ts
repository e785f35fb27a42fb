import type { JsonValue } from '@bufbuild/protobuf';
import { Pact } from '@pact-foundation/pact';
import type { StoredEvent } from '../bus/bus';
import type { Topic } from '../bus/topics';
import { newId } from '../ids/ids';
import { payloadOfJson } from './event-json';

/** A fact that a service listens to, and what it relies on in it. */
export interface Fact {
  topic: Topic;
  /** The message's generated object, for its full name. */
  message: { readonly $type: string };
  /** What has happened. deploy/pact/states makes it happen. */
  given: string;
  /** The fields that are read, as matchers; in protobuf's JSON, so whole numbers of 64 bits are texts. */
  contents: Record<string, unknown>;
}

/** The pact of a service with one whose facts it listens to. */
export interface MessagePact {
  /**
   * Hands over the fact as it would come from the bus, with the examples in it, and records it.
   * @param handle does with it what the service does
   */
  hears(fact: Fact, handle: (event: StoredEvent) => Promise<void>): Promise<void>;
}

/**
 * @param consumer the service that listens
 * @param provider the service that publishes
 * @returns recorded into the folder PACT_DIR, as `<consumer>-<provider>.json`
 */
export function messagePact(consumer: string, provider: string): MessagePact {
  const pact = new Pact({ consumer, provider, dir: process.env['PACT_DIR'], logLevel: 'error' });
  return {
    async hears({ topic, message, given, contents }, handle) {
      const type = message.$type;
      await pact
        .addAsynchronousInteraction()
        .given(given)
        .expectsToReceive(`${topic}: ${type}`, (fact) => void fact.withJSONContent(contents).withMetadata({ ce_type: type, ce_source: `/oddsmates/${topic}` }))
        .executeTest(async ({ contents: { content } }) => {
          const payload = payloadOfJson(type, content as JsonValue);
          await handle({ id: newId(), topic, key: newId(), type, time: new Date(), payload });
        });
    },
  };
}
