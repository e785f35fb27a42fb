import type { Page } from 'playwright-core';

/** How high a target for a finger is at least, in CSS pixels (design: touch targets). */
const MIN_HEIGHT_PX = 44;

/** Buttons, links and fields that are too low for a finger. Links within a sentence are as high as its line. */
export function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate((minHeight) => {
    const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=slider]';
    // What is pressed may be what surrounds the control that the browser knows of.
    const FRAMES = 'label, .ant-select, .ant-input-affix-wrapper, .ant-input-number-affix-wrapper, .ant-input-number, .ant-picker, .ant-slider, .ant-segmented-item, .ant-tabs-tab';
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const isHidden = (element: Element) => element.closest('[aria-hidden=true], [inert], .om-visually-hidden, .skip-link') !== null;
    // A small control may be surrounded by an area that belongs to it.
    const around = (element: Element) => ['::before', '::after'].map((part) => Number.parseFloat(getComputedStyle(element, part).height) || 0);
    const height = (element: Element | null) => (element ? Math.max(element.getBoundingClientRect().height, ...around(element)) : 0);
    return [...document.querySelectorAll(CONTROLS)]
      .filter((element) => !isHidden(element) && !element.matches(':disabled') && (isShown(element) || element.closest(FRAMES) !== null))
      .filter((element) => !(element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline'))
      .map((element) => ({ element, high: Math.max(height(element), height(element.closest(FRAMES))) }))
      .filter(({ high }) => high > 0 && high < minHeight - 0.5)
      .map(({ element, high }) => `only ${high.toFixed(0)} px high: ${element.outerHTML.slice(0, 160)}`);
  }, MIN_HEIGHT_PX);
}
