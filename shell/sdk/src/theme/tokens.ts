/** The one palette of the product. antd's theme and the CSS variables come from here; no colour is written anywhere else. */
export const colors = {
  ground: '#0A0E17',
  surface: '#121826',
  raised: '#1A2233',
  line: '#263149',
  text: '#E8EDF6',
  quiet: '#9AA7BD',
  primary: '#F5B841',
  onPrimary: '#1B1405',
  accent: '#6C8CFF',
  win: '#2BD67B',
  loss: '#FF6B6B',
  invite: '#B583FF',
  gold: '#F5B841',
  silver: '#C3CCD9',
  bronze: '#D08B5B',
} as const;

export type ColorName = keyof typeof colors;

/** Widths in pixels from which a layout changes: phone below `md`, marketing panel from `md`. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;

/** `--om-on-primary` for onPrimary. */
const variableName = (color: string): string => `--om-${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The CSS variables of the palette, for `:root`. */
export function cssVariables(): string {
  const lines = Object.entries(colors).map(([name, value]) => `${variableName(name)}:${value}`);
  return `:root{${lines.join(';')}}`;
}
