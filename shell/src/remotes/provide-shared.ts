/**
 * Standing in the build, this makes the shell the provider of what remotes take from it: without it a remote would find no antd.
 * It is never called as a whole.
 */
export const provideShared = () => [
  import('antd'),
  import('@ant-design/pro-components'),
  import('dayjs'),
  import('@oddsmates/sdk/components'),
  import('@oddsmates/sdk/ui'),
];

/** Asks at once for what the first screen will need, side by side with its remote. A failure here is none: whoever needs it asks again. */
export function warmUp(open: boolean): void {
  const parts = open ? [import('@oddsmates/sdk/ui')] : [import('antd'), import('@oddsmates/sdk/components')];
  for (const part of parts) part.catch(() => undefined);
  if (open) whenUsed(() => void import('antd').catch(() => undefined));
}

/** When the visitor begins to type or point: antd is there by the time they are signed in, and never in the way of the first page. */
function whenUsed(begin: () => void): void {
  const signs = ['pointerdown', 'keydown'] as const;
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    begin();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}
