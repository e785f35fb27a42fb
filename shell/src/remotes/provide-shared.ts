import type { ShellRoute } from '../routes/table';

/**
 * Standing in the build, this makes the shell the provider of what remotes take from it: without it a remote would find no antd.
 * It is never called as a whole.
 */
export const provideShared = () => [
  import('antd'),
  import('antd/es/badge'),
  import('antd/es/button'),
  import('antd/es/popover'),
  import('@ant-design/pro-components'),
  import('dayjs'),
  import('@oddsmates/sdk/components'),
];

/**
 * Asks at once for what every page behind sign-in needs, side by side with its remote. A failure here is none: whoever needs it asks again.
 * @param route what is going to be shown; after signing in, home
 */
export function warmUp(route: Pick<ShellRoute, 'light'> = { light: true }): void {
  const parts = [import('../layout/signed-in-layout'), import('@oddsmates/sdk/components'), import('antd/es/badge'), import('antd/es/button'), import('antd/es/popover')];
  for (const part of parts) part.catch(() => undefined);
  if (route.light) whenUsed(warmUpAntd);
  else warmUpAntd();
}

/** For the screens after a light one. */
function warmUpAntd(): void {
  import('antd').catch(() => undefined);
}

/** Waits until somebody begins to type or point: what is needed next is there in time then, and never in the way of the first page. */
export function whenUsed(act: () => void): void {
  const signs = ['pointerdown', 'keydown'] as const;
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    act();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}
