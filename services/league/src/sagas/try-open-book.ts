import type { Context } from '@oddsmates/kit';
import type { Deps } from '../deps';
import { openBook } from './open-book';
import { patience } from './patience';

/** The event stands whatever the wallet says, so its failure is no failure of the call: the answer tells that betting is not open yet. */
export async function tryOpenBook(deps: Pick<Deps, 'db' | 'wallet'>, ctx: Context, eventId: string): Promise<void> {
  await openBook(deps, patience(ctx), eventId).catch((error: unknown) => {
    ctx.log.warn({ err: error, eventId }, 'the book could not be opened yet');
  });
}
