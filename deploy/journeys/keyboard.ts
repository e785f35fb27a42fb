import type { Page } from 'playwright-core';

/** More stops than this between two things that belong together are too many. */
const MOST_STOPS = 40;

/** Somebody without a mouse, who looks where the focus is at every stop. */
export interface Keyboard {
  /** Presses Tab until the focus is on something of this name. @throws Error when it never is, or when it cannot be seen on the way */
  tabTo(name: RegExp): Promise<void>;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** The stops so far, by their names. */
  stops: string[];
}

export function keyboard(page: Page): Keyboard {
  const stops: string[] = [];
  return {
    stops,
    async tabTo(name) {
      for (let count = 0; count < MOST_STOPS; count += 1) {
        await page.keyboard.press('Tab');
        const stop = await nameOfFocus(page);
        stops.push(stop);
        const hidden = await whyHidden(page);
        if (hidden !== undefined) throw new Error(`The focus on '${stop}' cannot be seen: ${hidden}`);
        if (name.test(stop)) return;
      }
      throw new Error(`Tab does not lead to ${name.source}. Its last stops: ${stops.slice(-MOST_STOPS).join(' | ')}`);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
  };
}

/** What a screen reader would call what has the focus: its label, or its text. */
function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!(focused instanceof HTMLElement) || focused === document.body) return '';
    const labels = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? [...(focused.labels ?? [])].map(({ textContent }) => textContent).join(' ') : '';
    return (focused.getAttribute('aria-label') ?? (labels || focused.innerText || focused.title)).replace(/\s+/g, ' ').trim();
  });
}

/**
 * Why the eye would not find the focus: it is outside of the window, under something, or looks as it would without; undefined when it is seen.
 * A field that is itself invisible shows its focus on its label or frame.
 */
function whyHidden(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const settled = () => Promise.all(document.getAnimations().filter((animation) => animation instanceof CSSTransition).map(({ finished }) => finished.catch(() => undefined)));
    await settled();
    const { activeElement: focused } = document;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has it';
    const shown = focused.closest('label') ?? focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height, innerHeight - Math.max(top, 0)) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'it is outside of the window';
    const above = document.elementFromPoint(x, y);
    if (above && !shown.contains(above) && !above.contains(shown)) return `it lies under ${above.className || above.tagName}`;

    const looks = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, transform } = getComputedStyle(element);
      return [outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`, boxShadow, borderColor, backgroundColor, transform].join();
    };
    const around = [focused, ...[1, 2, 3].map((steps) => Array.from({ length: steps }).reduce<Element | null>((element) => element?.parentElement ?? null, focused))];
    const parts = [...around, focused.nextElementSibling].filter((element): element is Element => element instanceof Element);
    const focusedLooks = parts.map(looks);
    focused.blur();
    await settled();
    const plainLooks = parts.map(looks);
    focused.focus({ preventScroll: true });
    return focusedLooks.some((look, index) => look !== plainLooks[index]) ? undefined : 'it looks as it would without';
  });
}
