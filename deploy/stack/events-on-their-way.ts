import { behindInKafka } from './behind-in-kafka';
import { withClient } from './with-client';

/** Where a product keeps its events. */
export interface EventPlaces {
  databaseUrls: Record<string, string>;
  /** What its services are told of the parts behind the kit's ports. */
  parts: NodeJS.ProcessEnv;
}

/** Events that still wait in an outbox, and readers that are still behind on the bus. */
export async function eventsOnTheirWay({ databaseUrls, parts }: EventPlaces): Promise<number> {
  const { bus, ...services } = databaseUrls;
  // The outboxes first: what leaves one after it was counted is then seen on the bus.
  const waiting = await Promise.all(Object.values(services).map((url) => countIn(url, 'SELECT count(*)::int AS count FROM outbox')));
  return waiting.reduce((sum, count) => sum + count, await behindOnTheBus(bus, parts));
}

/** How many readers of a topic have not come to its end. */
function behindOnTheBus(busUrl: string | undefined, { KAFKA_BROKERS: brokers }: NodeJS.ProcessEnv): Promise<number> {
  if (brokers !== undefined) return behindInKafka(brokers.split(','));
  return countIn(busUrl, 'SELECT count(*)::int AS count FROM bus_offsets JOIN bus_topics USING (topic) WHERE position < last_position');
}

function countIn(url: string | undefined, sql: string): Promise<number> {
  return withClient(url, async (client) => (await client.query<{ count: number }>(sql)).rows[0]?.count ?? 0);
}
