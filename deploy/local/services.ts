import path from 'node:path';
import { ROOT } from './root';

/** Every process of the product beside PostgreSQL. */
export const SERVICES = ['wallet', 'identity', 'league', 'social', 'chat', 'gateway'] as const;
export type ServiceName = (typeof SERVICES)[number];

/**
 * Who is started when: along the arrows (see "Calls run one way" in docs/architecture.md), what is called before what calls it. Those of one wave start
 * together, to use every processor: a service calls others for work only, never to start. The gateway takes longest and is not used before all are ready.
 */
export const START_ORDER: readonly (readonly ServiceName[])[] = [['wallet', 'identity'], ['gateway', 'league', 'social', 'chat']];

/** Who is stopped when: first the gateway, through which all work comes, then what calls before what is called. */
export const STOP_ORDER: readonly (readonly ServiceName[])[] = [['gateway'], ['league', 'social', 'chat'], ['wallet', 'identity']];

/** Of a service's pool, on one machine, where each is a process of the server. The wallet keeps the default: its transactions wait for locks and for the disk. */
const CONNECTIONS = 4;

/** The databases: one for each service that keeps anything, and the event bus, which all of them use. */
export const DATABASES = ['identity', 'social', 'league', 'wallet', 'chat', 'bus'] as const;

/** Where a service listens inside this machine. */
export interface Ports {
  grpc: number;
  http: number;
}

/** What the processes are told about each other and the world. */
export interface Surroundings {
  ports: Record<ServiceName, Ports>;
  /** Of services that have a place for a second process. */
  sparePorts: Partial<Record<ServiceName, Ports>>;
  databaseUrls: Record<string, string>;
  /** The port of the page. */
  port: number;
  /** Where the parts behind the kit's ports are: BUS_URL and MEDIA_DIR, or KAFKA_BROKERS and its like. */
  parts: NodeJS.ProcessEnv;
  /** Set for every process, and stronger than what the launcher itself was started with. */
  env: NodeJS.ProcessEnv;
}

/** The built program of a service. */
export function scriptOf(service: ServiceName): string {
  return path.join(ROOT, 'services', service, 'dist', 'main.js');
}

/**
 * The environment of one service: the launcher's own, so that any setting can be given to `npm start`, and what only the launcher knows.
 * @param ports where this process of the service listens
 */
export function environmentOf(service: ServiceName, around: Surroundings, { grpc, http } = around.ports[service]): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    // Calls between the services carry no proof of who makes them: nobody outside this machine may.
    BIND_HOST: '127.0.0.1',
    ...(service !== 'wallet' && { DATABASE_CONNECTIONS: String(CONNECTIONS) }),
    ...process.env,
    ...addresses(around),
    DATABASE_URL: around.databaseUrls[service],
    ...around.parts,
    GRPC_PORT: String(grpc),
    HTTP_PORT: String(http),
    ...(service === 'gateway' && { PORT: String(around.port), PAGES_ROOT: ROOT }),
    ...around.env,
  };
}

/** WALLET_ADDR and its like: one address, or both in gRPC's way of listing them. */
function addresses({ ports, sparePorts }: Surroundings): NodeJS.ProcessEnv {
  return Object.fromEntries(
    SERVICES.map((name) => {
      const [own, spare] = [ports[name], sparePorts[name]].map((each) => each && `127.0.0.1:${each.grpc}`);
      return [`${name.toUpperCase()}_ADDR`, spare === undefined ? own : `ipv4:${own},${spare}`];
    }),
  );
}
