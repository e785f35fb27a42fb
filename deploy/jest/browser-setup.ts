import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A first table or modal of antd takes seconds on a busy machine; a condition that holds is seen at once all the same.
configure({ asyncUtilTimeout: 8_000 });

/** A wide dark screen without a layout: what antd asks a browser for and jsdom does not answer. */
class NoLayoutObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const TEST_WIDTH_PX = 1280;

/** Answers `(min-width: …px)` and `(max-width: …px)` for a window of {@link TEST_WIDTH_PX}; every other question with no. */
function matches(query: string): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return bounds.length > 0 && bounds.every(([, side, px]) => (side === 'min' ? TEST_WIDTH_PX >= Number(px) : TEST_WIDTH_PX <= Number(px)));
}

const matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: matches(query),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Object.defineProperties(window, {
  matchMedia: { value: matchMedia, writable: true, configurable: true },
  ResizeObserver: { value: NoLayoutObserver, writable: true, configurable: true },
  IntersectionObserver: { value: NoLayoutObserver, writable: true, configurable: true },
  scrollTo: { value: () => undefined, writable: true, configurable: true },
});
Element.prototype.scrollIntoView = () => undefined;

// jsdom knows no pseudo elements and complains when antd measures a scroll bar through one.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
