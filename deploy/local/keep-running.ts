import { spawn, type ChildProcess } from 'node:child_process';
import readline from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem';

const READY_LIMIT_MS = 60_000;
const READY_POLL_INTERVAL_MS = 40;
const STOP_LIMIT_MS = 10_000;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;
/** A process that ran this long has recovered: the next restart is quick again. */
const RECOVERED_AFTER_MS = 60_000;

/** What {@link keepRunning} runs. */
export interface KeptProcess {
  name: string;
  /** The program and its arguments. */
  command: readonly [file: string, ...args: string[]];
  env: NodeJS.ProcessEnv;
  /** 'ready', or why the process is not ready. */
  ask: () => Promise<string>;
  /** Receives every line of both outputs. */
  line: (line: string) => void;
  /** Receives what the supervisor itself has to say. */
  notice: (sentence: string) => void;
}

/** A process that is started again when it dies. */
export interface Supervised {
  name: string;
  /** The process that runs now; undefined between its end and the next start. */
  pid(): number | undefined;
  /** Sends a signal; whatever it does, the process is started again when it ends. */
  kill(signal: NodeJS.Signals): void;
  /** Ends the process as `stop` does, and starts its program anew at once. */
  restart(): Promise<void>;
  /** Ends the process without warning and keeps it down. Settles when it is gone, with what starts it again and settles when that is ready. */
  takeDown(): Promise<() => Promise<void>>;
  /** Settles when the process that runs now answers that it is ready. */
  ready(): Promise<void>;
  /** Asks the process to end, makes it end after 10 s, and starts it no more. */
  stop(): Promise<void>;
}

/**
 * Starts a process and keeps it running: when it dies it is started again, after a delay that doubles from 0.25 s to 10 s.
 * A process that ends before it was ever ready is not tried again: its configuration is wrong, and `ready` throws.
 *
 * The process has a group of its own, so that Ctrl-C reaches only the launcher, which stops things in order. Its standard input
 * is a pipe that nobody writes to: its end tells the process that the launcher is gone, however that came about.
 */
export function keepRunning({ name, command: [file, ...args], env, ask, line, notice }: KeptProcess): Supervised {
  let child: ChildProcess | undefined;
  let wasReady = false;
  let stopping = false;
  /** Between the end of the process and the start that was asked for. */
  let keptDown = false;
  let delayMs = FIRST_DELAY_MS;
  let nextStart: NodeJS.Timeout | undefined;

  const start = (): void => {
    const startedAt = Date.now();
    const started = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      readline.createInterface({ input: stream }).on('line', line);
    }
    started.stdin.on('error', () => undefined);
    started.once('error', (error) => line(error.message));
    started.once('close', (code, signal) => {
      child = undefined;
      if (stopping || keptDown || !wasReady) return;
      if (Date.now() - startedAt > RECOVERED_AFTER_MS) delayMs = FIRST_DELAY_MS;
      notice(`${name} ended (${signal ?? `exit code ${code}`}) and starts again in ${delayMs / 1000} s`);
      nextStart = setTimeout(start, delayMs);
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
    });
  };
  start();

  const bringBack = (): void => {
    keptDown = false;
    delayMs = FIRST_DELAY_MS;
    if (!stopping) start();
  };
  async function ready(): Promise<void> {
    const deadline = Date.now() + READY_LIMIT_MS;
    let answer = 'no answer';
    while (answer !== 'ready') {
      if (!wasReady && child === undefined) throw new Problem(`${name} did not start: its last lines say why.`);
      if (stopping) throw new Error(`${name} was stopped before it was ready.`);
      if (Date.now() > deadline) throw new Problem(`${name} is not ready after ${READY_LIMIT_MS / 1000} s: ${answer}`);
      answer = await ask();
      if (answer !== 'ready') await pause(READY_POLL_INTERVAL_MS);
    }
    wasReady = true;
  }

  return {
    name,
    pid: () => child?.pid,
    kill: (signal) => void child?.kill(signal),
    async restart() {
      keptDown = true;
      clearTimeout(nextStart);
      await end(child);
      bringBack();
    },
    async takeDown() {
      keptDown = true;
      clearTimeout(nextStart);
      await end(child, 'SIGKILL');
      return () => {
        bringBack();
        return ready();
      };
    },
    ready,
    async stop() {
      stopping = true;
      clearTimeout(nextStart);
      await end(child);
    },
  };
}

/** Settles when the process is ready; one that does not become so is stopped, and its failure thrown. */
export async function untilReady(supervised: Supervised): Promise<void> {
  try {
    await supervised.ready();
  } catch (error) {
    await supervised.stop();
    throw error;
  }
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}
