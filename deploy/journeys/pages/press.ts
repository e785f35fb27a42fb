import type { Locator, Page } from 'playwright-core';

/** A button or a link of this name: what leads to another page may be either. */
export function control(scope: Page | Locator, name: string | RegExp): Locator {
  const exact = typeof name === 'string';
  return scope.getByRole('button', { name, exact }).or(scope.getByRole('link', { name, exact }));
}

/** Presses the button or link of this name. */
export async function press(scope: Page | Locator, name: string | RegExp): Promise<void> {
  await control(scope, name).first().click();
}
