import type { Logger } from '../../log/logger';
import { clientFor } from '../../redis/open-redis';
import { aborted, backoffMs, pause } from '../../retry';
import { Hearing, type PlacedMessage } from '../hearing';
import type { LiveListener } from '../live-channel';
import { LAST_POSITION } from './scripts';

const BACKOFF = { firstMs: 200, maxMs: 10_000 };
const COLON = ':'.charCodeAt(0);
/** What a listener calls itself in CLIENT LIST. */
export const LISTENER = 'live-listener';

/** What a subscription works with. */
export type Listening = {
  url: string;
  log: Logger;
  names: { channel: string; key: string };
  listener: LiveListener;
  /** Called when it hears for the first time, and again on every further connection. */
  heard: () => void;
};

/** Listens until the signal is aborted: on a connection, and on a new one when that is lost. */
export async function keepListening(listening: Listening, stop: AbortSignal): Promise<void> {
  const hearing = new Hearing(listening.listener);
  for (let failures = 0; !stop.aborted; ) {
    try {
      await listenOnce(listening, hearing, stop);
      failures = 0;
    } catch (error) {
      failures += 1;
      listening.log.warn({ err: error }, 'the live channel could not be heard');
    }
    if (!stop.aborted) await pause(backoffMs(failures + 1, BACKOFF), stop);
  }
}

/** Resolves when the connection, having stood, is lost or no longer wanted. */
async function listenOnce({ url, log, names, heard }: Listening, hearing: Hearing, stop: AbortSignal): Promise<void> {
  const client = clientFor({ url, name: LISTENER }, false);
  const lost = new Promise<void>((resolve) => client.on('error', () => resolve()));
  try {
    await client.connect();
    const onMessage = (message: Buffer): void => {
      try {
        hearing.take(read(message));
      } catch (error) {
        // Thrown here it would end the process: nobody else is on the way up from a socket.
        log.error({ err: error }, 'a live message could not be heard');
      }
    };
    await client.subscribe(names.channel, onMessage, true);
    // Asked after the subscription stands: every later one will be heard.
    const position = await client.eval(LAST_POSITION, { keys: [names.key] });
    hearing.begin(Number(position));
    heard();
    await Promise.race([lost, aborted(stop)]);
    hearing.end(stop.aborted);
  } finally {
    client.destroy();
  }
}

/** 'position:message', as the script publishes it. @throws Error for anything else */
function read(published: Buffer): PlacedMessage {
  const colon = published.indexOf(COLON);
  const position = Number(published.toString('latin1', 0, Math.max(colon, 0)));
  if (colon < 1 || !Number.isSafeInteger(position)) throw new Error(`Not a live message: ${published.toString('latin1', 0, 40)}`);
  return { message: new Uint8Array(published.subarray(colon + 1)), position };
}
