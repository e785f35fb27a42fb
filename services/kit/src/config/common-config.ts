import { z } from 'zod';

/** A TCP port; 0 lets the system choose. */
export const port = z.coerce.number().int().min(0).max(65_535);
/** A PostgreSQL connection URL. */
export const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'must be a URL such as postgres://user@host:5432/name');
/** A Redis connection URL. */
export const redisUrl = z.string().regex(/^rediss?:\/\/\S+$/, 'must be a URL such as redis://:password@host:6379');
/** The address of another service, 'host:port', whose name stands for all replicas; or their addresses as gRPC lists them, 'ipv4:10.0.0.1:50051,10.0.0.2:50051'. */
export const address = z.string().regex(/^([\w.-]+:\d{1,5}|ipv4:[\d.]+:\d{1,5}(,[\d.]+:\d{1,5})*)$/, 'must be an address such as host:50051');

/** What every process has. */
export const processConfig = {
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The address of this machine on which calls and figures are served; 127.0.0.1 where no other machine takes part. */
  BIND_HOST: z.string().min(1).default('0.0.0.0'),
  /** Where /healthz, /readyz and /metrics are served. */
  HTTP_PORT: port,
};

/** Where the event bus is, see openBus. */
export const busConfig = {
  /** Some of Kafka's brokers, 'one:9092,two:9092'; not set where the bus is in a database. */
  KAFKA_BROKERS: z.string().regex(/^[\w.-]+:\d{1,5}(,[\w.-]+:\d{1,5})*$/, 'must be a list such as one:9092,two:9092').transform((list) => list.split(',')).optional(),
  /** Begins the names of topics and groups, for several products on one Kafka. */
  KAFKA_PREFIX: z.string().regex(/^[\w.-]{1,50}$/, 'must be letters, digits, dots, dashes').optional(),
  /** How many partitions a topic gets when it is made: so many consumers of a group can share its work. */
  KAFKA_PARTITIONS: z.coerce.number().int().min(1).max(1_000).optional(),
  /** The database of the embedded event bus, without KAFKA_BROKERS. */
  BUS_URL: postgresUrl.optional(),
};

/** Where processes share what they count and say, see openRateLimits and openLiveChannel. */
export const redisConfig = {
  /** Not set where each process counts for itself. */
  REDIS_URL: redisUrl.optional(),
};

/** Where images are kept, see openImageStore. */
export const imageConfig = {
  /** Any S3 store, 'https://s3.example.com'; not set where images are kept in a folder. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  /** A secret. */
  S3_SECRET_KEY: z.string().min(1).optional(),
  /** Made when it is missing. */
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket').default('oddsmates'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** The folder, without S3_ENDPOINT. */
  MEDIA_DIR: z.string().min(1).optional(),
};

/** What every service with a database, events and calls has. Spread it and add what is the service's own. */
export const commonConfig = {
  ...processConfig,
  GRPC_PORT: port,
  DATABASE_URL: postgresUrl,
  /** Most connections of the service's pool at a time. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(10),
  ...busConfig,
};
