import pino from 'pino';
import { currentTraceId } from '../trace/context';
import { secretHider } from './hide-secrets';
import { standardOutput, type BatchedOutput } from './output';

/** A structured log; one JSON object per line on standard output, a few lines in one write (see output.ts). */
export type Logger = pino.Logger;

/** What never reaches a log, at the top of a record or one level down (hide-secrets.ts). */
const SECRETS = ['password', 'token', 'google_token', 'credential', 'authorization', 'cookie', 'DATABASE_URL', 'BUS_URL', 'REDIS_URL', 'S3_SECRET_KEY'];

const CENSOR = '[secret]';
const { hideIn, hideNested } = secretHider(SECRETS, CENSOR);

/** Where the lines of a log go. */
export type LogDestination = pino.DestinationStream & Partial<Pick<BatchedOutput, 'flushSync'>>;

/** pino's number of the level. */
const WARN = 40;

/**
 * Opens the log of a process.
 * @param options.name  the service, written on every line
 * @param options.level pino's levels, 'silent' included; 'info' when left out
 */
export function createLogger(options: { name: string; level?: string; destination?: LogDestination }): Logger {
  const destination: LogDestination = options.destination ?? standardOutput();
  const settings: pino.LoggerOptions = {
    name: options.name,
    level: options.level ?? 'info',
    base: { name: options.name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: (record) => hideNested(record) },
    mixin: traceOfLine,
    redact: { paths: SECRETS, censor: CENSOR },
    serializers: { err: (error: Error) => hideIn(pino.stdSerializers.errWithCause(error)) },
    hooks: {
      logMethod(args, method, level) {
        method.apply(this, args);
        if (level >= WARN) destination.flushSync?.();
      },
    },
  };
  return pino(settings, destination);
}

/** Ties a line to the trace that it was written in. */
function traceOfLine(): { trace_id?: string } {
  const trace_id = currentTraceId();
  return trace_id === undefined ? {} : { trace_id };
}

/** A log that drops everything, for tests. */
export function silentLogger(): Logger {
  return pino({ level: 'silent' });
}
