import { follow, type Bus, type BusSubscription, type LiveChannel, type Logger, type StoredEvent } from '@oddsmates/kit';
import { LIVE_TOPICS, toLiveMessages } from './facts';
import { toldMessages } from './figures';
import { encodeLive, type LiveMessage } from './live-message';

/** What happened longer ago is not told piece by piece: pages read once what became of it all. */
const LIVE_FOR_MS = 60_000;

const GROUP = 'live';

/** Where the facts come from and go to. */
export type FactsParts = { bus: Bus; live: LiveChannel; log: Logger; now?: () => number };

/**
 * Tells all gateways what the facts on the bus mean for open pages. One gateway at a time does so for all, topic by topic; when it dies, another
 * goes on where it was. A fact may be told twice: pages only look again, and a chat line is known by its id.
 */
export function tellFacts({ bus, live, log, now = Date.now }: FactsParts): Promise<BusSubscription> {
  let resetAt = 0;

  async function tell(facts: readonly StoredEvent[]): Promise<void> {
    let coveredUntil = resetAt;
    const messages = facts.flatMap((fact): LiveMessage[] => {
      const all = toLiveMessages(fact);
      if (now() - fact.time.getTime() < LIVE_FOR_MS) return all;
      // Who belongs where and whose session is over holds, however late it comes.
      const lasting = all.filter(({ type }) => type !== 'update');
      if (fact.time.getTime() <= coveredUntil || all.length === 0) return lasting;
      coveredUntil = now();
      return [...lasting, { type: 'reset' }];
    });
    await live.publish(...messages.map(encodeLive));
    resetAt = Math.max(resetAt, coveredUntil);
    for (const { type } of messages) toldMessages.inc({ type });
  }

  return follow({ bus, group: GROUP, topics: LIVE_TOPICS, log }, (fact) => tell([fact]), tell);
}
