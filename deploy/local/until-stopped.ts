import { readArguments, type StartArguments } from './arguments';
import { holdDataFolder } from './hold-data-folder';
import { jsonLines, prettyLines, type LineSink } from './log-lines';
import { requirePort } from './ports';
import { runProgram } from './problem';
import { stopRequest } from './stop-request';

/** What a launcher works with. */
export interface Launcher {
  options: StartArguments;
  /** Tells the person at the terminal. */
  say: (sentence: string) => void;
  /** Shows the lines of the processes. */
  line: LineSink;
  /** Aborts at the request to stop. */
  stopSignal: AbortSignal;
}

/** Runs a launcher: reads how it was called, holds the data folder and checks the port before it, and tells what it failed on or that it has stopped. */
export function untilStopped(program: (launcher: Launcher) => Promise<void>): Promise<void> {
  return runProgram(async () => {
    const options = readArguments(process.argv.slice(2), process.env);
    const say = (sentence: string): void => write(`${sentence}\n`);
    const line = options.jsonLogs ? jsonLines(write) : prettyLines(write, process.stdout.isTTY === true);
    const stopSignal = stopRequest(say);
    const lock = holdDataFolder(options.dataDir, options.port);
    try {
      await requirePort(options.port);
      await program({ options, say, line, stopSignal });
    } catch (error) {
      if (!stopSignal.aborted) throw error;
    } finally {
      lock.release();
    }
    say('Stopped. Your data is kept.');
  });
}

function write(text: string): void {
  process.stdout.write(text);
}
