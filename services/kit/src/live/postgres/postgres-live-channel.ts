import { runMigrations } from '../../db/migrate';
import { openDb } from '../../db/open-db';
import { keepSession, type Session } from '../../db/session';
import type { Logger } from '../../log/logger';
import { BUS_MIGRATIONS } from '../../paths';
import { aborted } from '../../retry';
import { Hearing } from '../hearing';
import { checkLiveMessages, type LiveChannel, type LiveListener, type LiveSubscription } from '../live-channel';
import { PartCollector, splitIntoParts } from './parts';

const CHANNEL = 'live';
/** Listeners are called one after the other, so a second connection would only wait. */
const MAX_CONNECTIONS = 2;

/**
 * Opens the live channel on NOTIFY of a PostgreSQL database (BUS_URL). The position comes from a sequence under a lock that is held until the
 * commit: notifications are delivered in the order of commits, so positions are too. Creates the sequence when needed.
 */
export async function openPostgresLiveChannel(url: string, log: Logger): Promise<LiveChannel> {
  await runMigrations(url, [BUS_MIGRATIONS], 'bus_migrations');
  const db = openDb(url, { name: 'live', log, maxConnections: MAX_CONNECTIONS });
  const subscriptions = new Set<LiveSubscription>();

  async function publish(...messages: readonly Uint8Array[]): Promise<void> {
    checkLiveMessages(messages);
    if (messages.length === 0) return;
    const parts = messages.flatMap((message, index) => splitIntoParts(message).map((part) => ({ part, index })));
    await db.query(
      `WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtextextended('live channel', 1))),
            message AS MATERIALIZED (SELECT index FROM turn, generate_series(0, $4::int - 1) AS index ORDER BY index),
            place AS MATERIALIZED (SELECT index, nextval('live_position') AS position FROM message)
       SELECT pg_notify($1, position || ':' || part)
       FROM (SELECT position, part FROM unnest($2::text[], $3::int[]) WITH ORDINALITY AS p (part, index, ordinal) JOIN place USING (index) ORDER BY ordinal) AS parts`,
      [CHANNEL, parts.map(({ part }) => part), parts.map(({ index }) => index), messages.length],
    );
  }

  async function subscribe(listener: LiveListener): Promise<LiveSubscription> {
    const stop = new AbortController();
    const hearing = new Hearing(listener);
    let parts = new PartCollector();
    const onNotify = (_channel: string, payload: string) => {
      // An empty payload comes with a new session, which hears() tells more of.
      if (payload === '') return;
      try {
        const whole = parts.add(payload);
        if (whole) hearing.take(whole);
      } catch (error) {
        // Thrown here it would end the process: nobody else is on the way up from a socket.
        log.error({ err: error }, 'a live message could not be heard');
      }
    };
    let running: Promise<void> = Promise.resolve();
    await new Promise<void>((heard) => {
      running = keepSession({ url, name: 'live-listener', log, channels: [CHANNEL], onNotify }, stop.signal, async (session) => {
        hearing.begin(await lastPosition(session));
        heard();
        await aborted(session.lost);
        parts = new PartCollector();
        hearing.end(stop.signal.aborted);
      });
    });
    const subscription: LiveSubscription = {
      async close() {
        stop.abort();
        await running;
        subscriptions.delete(subscription);
      },
    };
    subscriptions.add(subscription);
    return subscription;
  }

  async function close(): Promise<void> {
    await Promise.all([...subscriptions].map((subscription) => subscription.close()));
    await db.close();
  }

  return { publish, subscribe, close };
}

/** The last position given out. Read after LISTEN, so every later one will be heard; this one may still be on its way, or just missed. */
async function lastPosition({ queries }: Session): Promise<number> {
  const { position } = await queries.one<{ position: bigint }>('SELECT last_value AS position FROM live_position');
  return Number(position);
}
