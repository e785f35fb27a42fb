import { once } from 'node:events';
import { build } from '../build/build';
import { fillIn } from '../demo/fill-in';
import { launch } from './launch';
import { untilStopped, type Launcher } from './until-stopped';

/** `npm start`: builds what has changed, starts everything, waits for Ctrl-C, stops everything. */
async function start({ options, say, line, stopSignal }: Launcher): Promise<void> {
  const began = Date.now();
  await build({ say, signal: stopSignal });
  say('Starting ...');
  const running = await launch({ ...options, line, notice: say, signal: stopSignal });
  try {
    if (options.demo) await fillIn(running.url, say);
    say(`Oddsmates is ready at ${running.url}`);
    say(`Started in ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
    if (!stopSignal.aborted) await once(stopSignal, 'abort');
  } finally {
    await running.stop();
  }
}

void untilStopped(start);
