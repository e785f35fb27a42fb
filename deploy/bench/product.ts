import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { build } from '../build/build';
import { launch, type Launched } from '../local/launch';
import { freePorts } from '../local/ports';
import { startPostgres, type RunningPostgres } from '../local/postgres';
import { NO_LIMITS } from '../stack/start-stack';

/** The product as it is measured: durable, with a PostgreSQL whose superuser the benchmark has. */
export interface Product extends Omit<Launched, 'stop'> {
  /** A connection to a database as the role that owns it. */
  connect(database: string): Promise<Client>;
  /** A connection to a database as the superuser, for CHECKPOINT and settings. */
  superuser(database: string): Promise<Client>;
  /** Stops everything and removes the data. */
  stop(): Promise<void>;
}

/** What {@link startProduct} needs. */
export interface ProductOptions {
  /** For every service. */
  env?: NodeJS.ProcessEnv;
  /** Receives every line that PostgreSQL logs. */
  databaseLog?: (line: string) => void;
}

/** Builds what has changed and starts the product on free ports and an empty data folder, with the settings of `npm start` but for the limits of calls. */
export async function startProduct({ env, databaseLog }: ProductOptions = {}): Promise<Product> {
  await build({ say: () => undefined });
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-bench-'));
  const remove = (): void => fs.rmSync(dataDir, { recursive: true, force: true });
  let server: RunningPostgres | undefined;
  const clients: Client[] = [];
  const open = async (connectionString: string): Promise<Client> => {
    const client = new Client({ connectionString });
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    const postgres = (server = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), log: databaseLog }));
    const [port = 0] = await freePorts(1);
    const running = await launch({ port, dataDir, databaseUrl: postgres.url, line: () => undefined, notice: complain, env: { ...NO_LIMITS, ...env } });
    return {
      ...running,
      connect: (database) => open(running.databaseUrls[database] ?? ''),
      superuser: (database) => open(postgres.url.replace(/\/postgres$/, `/${database}`)),
      async stop() {
        await Promise.all(clients.map((client) => client.end()));
        await running.stop();
        await postgres.stop();
        remove();
      },
    };
  } catch (error) {
    await server?.stop();
    remove();
    throw error;
  }
}

/** A service that ends while it is measured makes the figure worthless. */
function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
