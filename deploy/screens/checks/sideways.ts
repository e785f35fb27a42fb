import type { Page } from 'playwright-core';

/** What makes the page wider than the window, if it scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth = 0 } = document.scrollingElement ?? {};
    if (scrollWidth <= window.innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1);
    const culprits = wide.slice(0, 5).map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`);
    return [`scrolls sideways: ${scrollWidth} px in a window of ${window.innerWidth} px, by ${culprits.join(' ')}`];
  });
}
