import { ConfigError } from '../config/load-config';
import type { Logger } from '../log/logger';
import type { Bus } from './bus';
import { kafkaParkedEvents } from './kafka/kafka-parked-events';
import type { ParkedEvents } from './parked';
import { postgresParkedEvents } from './postgres/parked-table';
import { openPostgresBus } from './postgres/postgres-bus';

/** Where the event bus may be. */
export type BusConfig = {
  KAFKA_BROKERS?: string[] | undefined;
  KAFKA_PREFIX?: string | undefined;
  KAFKA_PARTITIONS?: number | undefined;
  BUS_URL?: string | undefined;
};

/** The event bus that the configuration chooses: Kafka with KAFKA_BROKERS, else the PostgreSQL of BUS_URL. @throws ConfigError with neither */
export async function openBus(config: BusConfig, log: Logger): Promise<Bus> {
  const at = placeOf(config);
  if (!('brokers' in at)) return openPostgresBus(at.url, log);
  // Loaded where it is used: without, it is a tenth of the time and of the memory that a service starts with.
  const { openKafkaBus } = await import('./kafka/kafka-bus');
  return openKafkaBus(at, log);
}

/** What an operator does about events that were parked on that bus. @throws ConfigError */
export function openParkedEvents(config: BusConfig, log: Logger): ParkedEvents {
  const at = placeOf(config);
  return 'brokers' in at ? kafkaParkedEvents(at, log) : postgresParkedEvents(at.url);
}

function placeOf({ KAFKA_BROKERS: brokers, KAFKA_PREFIX: prefix, KAFKA_PARTITIONS: partitions, BUS_URL: url }: BusConfig) {
  if (brokers !== undefined) return { brokers, ...(prefix !== undefined && { prefix }), ...(partitions !== undefined && { partitions }) };
  if (url !== undefined) return { url };
  throw new ConfigError('The configuration is wrong:\n  BUS_URL: is not set, and neither is KAFKA_BROKERS');
}
