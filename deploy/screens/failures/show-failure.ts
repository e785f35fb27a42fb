import type { Page } from 'playwright-core';
import { forgetJumps } from '../checks/jumps';
import { stands } from '../show';
import type { World } from '../worlds/world';
import type { Failure } from './failure';

/** What the gateway says when a service cannot be reached. */
export const NOT_AVAILABLE = 'This part of Oddsmates is not available right now. Please try again in a moment.';

/** Opens a screen of which something fails, and waits until it says so. */
export async function showFailure(page: Page, failure: Failure, world: World): Promise<void> {
  const { failing, status, says } = failure;
  if (failing !== undefined) await page.route(failing, (route) => route.fulfill({ status, json: { error: NOT_AVAILABLE, code: 'UNAVAILABLE' } }));
  await page.goto(failure.route(world));
  await failure.prepare?.(page, world);
  await page.getByText(says).first().waitFor();
  await stands(page);
  // A refusal stands above what it refuses. Browsers excuse what moves half a second after a press, and the answer of a busy machine comes later.
  if (failure.prepare) await forgetJumps(page);
}

/** Lets the call succeed again and presses Retry, where there is one. Settles when the screen is there. */
export async function recover(page: Page, { recovers }: Failure, world: World): Promise<void> {
  await page.unrouteAll();
  if (recovers === undefined) return;
  await page.getByRole('button', { name: 'Retry' }).click();
  await recovers(page, world).waitFor();
}

/** Whether a browser's complaint is only about the answer that was to come. */
export function isExpected({ status }: Failure, problem: string): boolean {
  return problem.startsWith(`answer: ${status} `) || problem.startsWith(`console: Failed to load resource: the server responded with a status of ${status} `);
}
