import path from 'node:path';
import { Problem } from './problem';
import { ROOT } from './root';

const DEFAULT_PORT = 8080;
const OPTIONS = ['--real', '--demo', '--json-logs'];
const USAGE = 'npm start -- [--real] [--demo] [--json-logs], with PORT and DATA_DIR from the environment';

/** How `npm start` was called. */
export interface StartArguments {
  /** Fill in a league with people, events, bets and chat. */
  demo: boolean;
  /** Run on Kafka, Redis and an S3 store (`npm run real`). */
  real: boolean;
  /** Show the services' lines as they are. */
  jsonLogs: boolean;
  port: number;
  dataDir: string;
  /** The superuser's URL of a PostgreSQL of one's own. */
  databaseUrl: string | undefined;
}

/** Reads the command line and the environment; throws a Problem that says what was meant instead. */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): StartArguments {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown !== undefined) throw new Problem(`${unknown} is not understood: ${USAGE}`);
  const real = args.includes('--real');
  return {
    real,
    demo: args.includes('--demo'),
    jsonLogs: args.includes('--json-logs'),
    port: readPort(env['PORT']),
    dataDir: path.resolve(ROOT, env['DATA_DIR'] || (real ? '.data-real' : '.data')),
    databaseUrl: env['DATABASE_URL'] || undefined,
  };
}

function readPort(value: string | undefined): number {
  const port = Number(value || DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`PORT is '${value}', which is no port: give a number from 1 to 65535, such as PORT=8080 npm start`);
}
