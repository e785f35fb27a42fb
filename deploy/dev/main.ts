import { once } from 'node:events';
import { build } from '../build/build';
import { fillIn } from '../demo/fill-in';
import { launch } from '../local/launch';
import { freePorts } from '../local/ports';
import { untilStopped, type Launcher } from '../local/until-stopped';
import { allButTheShell, rebuild } from './rebuild';
import { serveShell } from './serve-shell';
import { watchSources } from './watch-sources';

/** `npm run dev`: the whole product as `npm start` runs it, with the shell served from its sources and everything else built anew when it changes. */
async function dev({ options, say, line, stopSignal }: Launcher): Promise<void> {
  await build({ say, signal: stopSignal, only: allButTheShell });
  say('Starting ...');
  const [gatewayPort = 0] = await freePorts(1);
  const running = await launch({ ...options, port: gatewayPort, pagePort: options.port, line, notice: say, signal: stopSignal });
  const shell = serveShell({ port: options.port, gatewayUrl: running.url, line: (text) => line('shell', text), notice: say });
  try {
    await shell.ready();
    if (options.demo) await fillIn(running.url, say);
    const sources = await watchSources((files) => rebuild(files, { say, service: (name) => running.service(name), reload: () => shell.reload() }));
    say(`Oddsmates is ready at http://localhost:${options.port} and follows its sources. Ctrl-C stops everything.`);
    if (!stopSignal.aborted) await once(stopSignal, 'abort');
    await sources.close();
  } finally {
    await shell.stop();
    await running.stop();
  }
}

void untilStopped(dev);
