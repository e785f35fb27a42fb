import { once } from 'node:events';
import path from 'node:path';
import { build } from '../build/build';
import { fillIn } from '../demo/fill-in';
import { readArguments } from './arguments';
import { launch, type Launched } from './launch';
import { jsonLines, prettyLines } from './log-lines';
import { takeLock, type Lock } from './lock';
import { requirePort } from './ports';
import { Problem, runProgram } from './problem';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const write = (text: string): void => void process.stdout.write(text);

/** `npm start`: builds what has changed, starts everything, waits for Ctrl-C, stops everything. */
async function start(): Promise<void> {
  const began = Date.now();
  const options = readArguments(process.argv.slice(2), process.env);
  const stopSignal = onStop();
  const lock = holdDataFolder(options.dataDir, options.port);
  try {
    await requirePort(options.port);
    await build({ say, signal: stopSignal });
    say('Starting ...');
    const line = options.jsonLogs ? jsonLines(write) : prettyLines(write, process.stdout.isTTY === true);
    const running = await launch({ ...options, line, notice: say, signal: stopSignal });
    try {
      if (options.demo) await fillIn(running.url, say);
      await serve(running, began, stopSignal);
    } finally {
      await running.stop();
    }
  } catch (error) {
    if (!stopSignal.aborted) throw error;
  } finally {
    lock.release();
  }
  say('Stopped. Your data is kept.');
}

/** From ready to the request to stop. */
async function serve(running: Launched, began: number, stopSignal: AbortSignal): Promise<void> {
  say(`Oddsmates is ready at ${running.url}`);
  say(`Started in ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
  if (!stopSignal.aborted) await once(stopSignal, 'abort');
}

/** Aborts at the first request to stop; a second one ends the launcher at once, and with it everything it started. */
function onStop(): AbortSignal {
  const controller = new AbortController();
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(1);
      say('Stopping ...');
      controller.abort();
    });
  }
  return controller.signal;
}

/** Two launchers on one data folder would break each other's database, so the second is told about the first. */
function holdDataFolder(dataDir: string, port: number): Lock {
  const lock = takeLock(path.join(dataDir, 'launcher.lock'), `http://localhost:${port}`);
  if ('release' in lock) return lock;
  throw new Problem(
    `Oddsmates already runs on the data in ${dataDir} (process ${lock.pid}, ${lock.about}): stop it first, or choose another folder, such as DATA_DIR=.data-2 npm start`,
  );
}

void runProgram(start);
