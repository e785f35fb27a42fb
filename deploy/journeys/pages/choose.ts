import type { Page } from 'playwright-core';

/** Opens the list of a select field and takes the option with this text. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await openList(page).getByText(option, { exact: true }).click();
}

/** The list of options that is open. */
export const openList = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
