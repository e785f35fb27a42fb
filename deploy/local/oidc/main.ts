import { runProgram } from '../problem';
import { keysIn } from './keys';
import { createProvider } from './provider';
import { serve } from './serve';
import { issuerOf, readSettings } from './settings';

/**
 * An OpenID provider with two demo accounts, in place of Google while no GOOGLE_CLIENT_ID is set. For development on one machine: it listens
 * there only, and signs in whoever asks.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const provider = await createProvider(settings, keysIn(settings.dataDir));
  const server = await serve(provider, settings.port);
  process.stdout.write(`Two demo accounts sign in at ${issuerOf(settings.port)}\n`);
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
    process.stdin.destroy();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  // Its end tells that the launcher is gone, however that came about.
  if (process.env['LAUNCHED'] !== undefined) process.stdin.resume().once('end', stop);
}

void runProgram(main);
