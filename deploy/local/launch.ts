import fs from 'node:fs';
import path from 'node:path';
import { createDatabases } from './databases';
import { keepPostgres, type KeptPostgres } from './keep-postgres';
import { untilReady } from './keep-running';
import type { LineSink } from './log-lines';
import { googleEnvironment, startOidc } from './oidc/start';
import { embeddedParts, realParts } from './parts';
import { freePorts } from './ports';
import { passwordsFor } from './secrets';
import { DATABASES, environmentOf, scriptOf, SERVICES, START_ORDER, STOP_ORDER, type Ports, type ServiceName, type Surroundings } from './services';
import { supervise, type Supervised } from './supervise';

/** What {@link launch} needs. The caller has built everything, holds the data folder's lock and knows the port to be free. */
export interface LaunchOptions {
  /** The port of the gateway, which serves the page. */
  port: number;
  /** The port of the page, where something before the gateway serves it. */
  pagePort?: number;
  /** Holds the files of PostgreSQL and of the other parts, and the passwords. */
  dataDir: string;
  /** Receives the lines of all processes. */
  line: LineSink;
  /** Receives what the launcher itself has to say. */
  notice: (sentence: string) => void;
  /** Runs on Kafka, Redis and an S3 store, each had as `startParts` says, in place of what PostgreSQL and a folder do for them. */
  real?: boolean;
  /** The superuser's URL of a PostgreSQL that runs already, in place of the built-in one. */
  databaseUrl?: string;
  /** `false` gives up crash safety of the database for speed: for tests only. */
  durable?: boolean;
  /** Services that get a place for a second process: those who call them know its address, and nobody listens there until `startSpare`. */
  spares?: readonly ServiceName[];
  /** For every service, stronger than the launcher's own environment. */
  env?: NodeJS.ProcessEnv;
  /** Gives up the start: what runs already is stopped, and `launch` throws. Without effect once it has settled. */
  signal?: AbortSignal;
}

/** The running product. */
export interface Launched {
  url: string;
  /** By database, as the role that owns it. */
  databaseUrls: Record<string, string>;
  /** By service, where it tells operators of itself: /healthz, /readyz, /metrics. */
  operationsUrls: Record<ServiceName, string>;
  /** By service, where it takes calls of the others, 'host:port'. */
  grpcAddresses: Record<ServiceName, string>;
  /** What the services are told of the parts behind the kit's ports. */
  parts: NodeJS.ProcessEnv;
  service(name: ServiceName): Supervised;
  /**
   * Starts a second process of a service in its spare place. Settles when it is ready.
   * @param script the program, when it is another than the one that was built here
   */
  startSpare(name: ServiceName, script?: string): Promise<Spare>;
  /** By name, the servers that were started here for the services: 'PostgreSQL' and, with real parts, 'Kafka', 'S3', 'Redis'. */
  servers: Record<string, Pick<Supervised, 'takeDown'>>;
  /** Settles when all of it is gone: the services in reverse order, then what they work with. */
  stop(): Promise<void>;
}

/** A second process of a service. */
export interface Spare {
  process: Supervised;
  /** Where it tells operators of itself. */
  operationsUrl: string;
}

/** Starts PostgreSQL, the other parts and the services, as START_ORDER has it, and settles when all are ready. When one fails, everything is stopped again. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const running = new Map<string, Supervised>();
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (let next = stops.pop(); next !== undefined; next = stops.pop()) await next();
  };
  const giveUp = (): void => running.forEach((service) => void service.stop());
  options.signal?.addEventListener('abort', giveUp);
  try {
    const real = options.real === true ? realParts(options, stops) : undefined;
    // Beside the database; when that fails first, nobody waits for this one's failure any more.
    real?.catch(() => undefined);
    const postgres = await database(options, stops);
    const databaseUrls = await createDatabases(postgres.url, passwordsFor(DATABASES, options.dataDir));
    const { env: parts, servers } = (await real) ?? { env: embeddedParts(options, databaseUrls), servers: {} };
    const around: Surroundings = { ...options, ...(await internalPorts(options.spares)), databaseUrls, parts, env: { ...options.env } };
    const oidc = await localOidc(options, around);
    if (oidc !== undefined) {
      running.set(oidc.name, oidc);
      stops.push(() => oidc.stop());
    }
    stops.push(async () => {
      for (const names of STOP_ORDER) await Promise.all(names.flatMap((name) => running.get(name)?.stop() ?? []));
    });
    for (const names of START_ORDER) {
      options.signal?.throwIfAborted();
      const together = names.filter((name) => fs.existsSync(scriptOf(name))).map((name) => start(name, around, options));
      for (const service of together) running.set(service.name, service);
      await Promise.all(together.map((service) => service.ready()));
    }
    await oidc?.ready();
    const [operationsUrls, grpcAddresses] = [byService(operationsAt, around.ports), byService(({ grpc }) => `127.0.0.1:${grpc}`, around.ports)];
    return {
      url: `http://localhost:${options.port}`,
      databaseUrls,
      operationsUrls,
      grpcAddresses,
      parts,
      service: (name) => found(running.get(name)),
      async startSpare(name, script = scriptOf(name)) {
        const place = around.sparePorts[name];
        if (place === undefined) throw new Error(`There is no place for a second ${name}.`);
        const spare = start(name, around, options, script, place);
        stops.push(() => spare.stop());
        await untilReady(spare);
        return { process: spare, operationsUrl: operationsAt(place) };
      },
      servers: { ...servers, ...('takeDown' in postgres && { PostgreSQL: postgres }) },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', giveUp);
  }
}

/** The server to use, by its superuser's URL; the built-in one is started, unless there is another. */
async function database(options: LaunchOptions, stops: (() => Promise<void>)[]): Promise<KeptPostgres | { url: string }> {
  if (options.databaseUrl !== undefined) return { url: options.databaseUrl };
  const server = await keepPostgres(
    { dataDir: path.join(options.dataDir, 'postgres'), durable: options.durable, log: (line) => options.line('postgres', line) },
    options.notice,
  );
  stops.push(() => server.stop());
  return server;
}

/** The OpenID provider that stands in for Google, unless a client id was given; the services are told of it. It starts beside them: no start waits for it. */
async function localOidc(options: LaunchOptions, around: Surroundings): Promise<Supervised | undefined> {
  const env = { ...process.env, ...options.env };
  if (env['GOOGLE_CLIENT_ID']) return undefined;
  const [port = 0] = await freePorts(1);
  Object.assign(around.env, googleEnvironment(port));
  return startOidc({
    port,
    pageOrigins: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${options.pagePort ?? options.port}`),
    dataDir: options.dataDir,
    line: (line) => options.line('oidc', line),
    notice: options.notice,
  });
}

async function internalPorts(spares: readonly ServiceName[] = []): Promise<Pick<Surroundings, 'ports' | 'sparePorts'>> {
  const free = await freePorts(2 * (SERVICES.length + spares.length));
  const placesOf = (names: readonly ServiceName[]) => Object.fromEntries(names.map((name) => [name, { grpc: free.pop() ?? 0, http: free.pop() ?? 0 }]));
  return { ports: placesOf(SERVICES) as Record<ServiceName, Ports>, sparePorts: placesOf(spares) };
}

/** @param script the program; @param place where it listens */
function start(name: ServiceName, around: Surroundings, options: LaunchOptions, script = scriptOf(name), place = around.ports[name]): Supervised {
  return supervise({
    name,
    script,
    env: environmentOf(name, around, place),
    readyUrl: `${operationsAt(place)}/readyz`,
    line: (line) => options.line(name, line),
    notice: options.notice,
  });
}

const operationsAt = ({ http }: Ports): string => `http://127.0.0.1:${http}`;

function byService(address: (ports: Ports) => string, ports: Record<ServiceName, Ports>): Record<ServiceName, string> {
  return Object.fromEntries(SERVICES.map((name) => [name, address(ports[name])])) as Record<ServiceName, string>;
}

function found(service: Supervised | undefined): Supervised {
  if (service === undefined) throw new Error('There is no such service.');
  return service;
}
