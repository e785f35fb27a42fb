/**
 * Standing in the build, this makes the shell the provider of what remotes take from it: without it a remote would find no antd.
 * It is never called as a whole.
 */
export const provideShared = () => [
  import('antd'),
  import('@ant-design/pro-components'),
  import('dayjs'),
  import('@oddsmates/sdk/components'),
];

/** Asks at once for what every page behind sign-in needs, side by side with its remote. A failure here is none: whoever needs it asks again. */
export function warmUp(): void {
  for (const part of [import('../layout/signed-in-layout'), import('antd'), import('@oddsmates/sdk/components')]) part.catch(() => undefined);
}

/** For a visitor: when they begin to type or point. It is there by the time they are signed in, and never in the way of the first page. */
export function warmUpWhenUsed(): void {
  const signs = ['pointerdown', 'keydown'] as const;
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    warmUp();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}
