import { Kafka, logLevel, type ISocketFactory, type LogEntry } from 'kafkajs';
import type { Logger } from '../../log/logger';

/** Where a Kafka is, and which part of it is this product's. */
export type KafkaAt = {
  /** Some of the brokers, 'host:port': they know the others. */
  brokers: readonly string[];
  /** Begins the names of all topics and groups, for several products on one Kafka; none when left out. */
  prefix?: string;
  /** Into how many partitions a new topic is divided: so many consumers of a group can share its work; 6 when left out. */
  partitions?: number;
  /** How connections are made; plainly when left out. */
  socketFactory?: ISocketFactory;
};

const RETRY = { initialRetryTime: 100, maxRetryTime: 2_000, retries: 4 };
/** kafkajs says so of every idempotent producer that does not try for ever. Ours is replaced after a failure, see keepProducer. */
const EXPECTED = 'Limiting retries for the idempotent producer';

/** The client of the kafkajs package, with its lines in the service's log. */
export function kafkaClient({ brokers, socketFactory }: KafkaAt, log: Logger): Kafka {
  return new Kafka({
    clientId: 'oddsmates',
    brokers: [...brokers],
    connectionTimeout: 3_000,
    requestTimeout: 15_000,
    retry: RETRY,
    ...(socketFactory && { socketFactory }),
    logLevel: logLevel.WARN,
    logCreator: () => (entry) => tell(entry, log),
  });
}

/** Whatever kafkajs calls an error is one that it, or its caller, tries again. */
function tell({ namespace, log: { message, timestamp: _, ...rest } }: LogEntry, log: Logger): void {
  if (!message.startsWith(EXPECTED)) log.warn({ ...rest, kafka: namespace }, message);
}
