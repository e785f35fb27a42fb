import palette from './palette.json';

/**
 * The one palette of the product; no colour is written anywhere else. antd's theme takes it from here, style sheets as CSS variables
 * (`--om-on-primary` for onPrimary), which the build writes into the page.
 */
export const colors = palette;

export type ColorName = keyof typeof palette;

/** Widths in pixels from which a layout changes: phone below `md`, marketing panel from `md`. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
