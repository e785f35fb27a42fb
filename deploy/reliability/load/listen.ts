import { setTimeout as pause } from 'node:timers/promises';
import { LivePage } from '../../stack/live-page';
import type { Person } from '../../stack/people';
import type { LoadRecord } from './record';
import type { Shift } from './shift';

/** How soon a page that lost its stream opens another. */
const COME_BACK_MS = 500;
const LOOK_MS = 50;

/** An open page, which hears what is said and opens its stream again whenever that ends. Ends with the shift. */
export async function listen(url: string, { token }: Person, record: LoadRecord, shift: Shift): Promise<void> {
  for (let position: string | undefined; !shift.hasEnded; await pause(COME_BACK_MS)) {
    const page = await LivePage.open(url, token, position).catch(() => undefined);
    while (page !== undefined && page.status === 200 && !page.ended && !shift.hasEnded) {
      for (const { message } of page.updates.splice(0)) if (message !== undefined) record.heard.add(message.id);
      position = page.position;
      await pause(LOOK_MS);
    }
    page?.close();
  }
}
