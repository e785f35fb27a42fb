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

/** Fetches antd when the visitor begins to type or point: it is there by the time they are signed in, and never in the way of the first page. */
export function prefetchShared(): void {
  const begin = () => {
    for (const event of ['pointerdown', 'keydown'] as const) window.removeEventListener(event, begin);
    // A failure here is none: whoever needs it asks again.
    import('antd').catch(() => undefined);
  };
  for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, begin, { passive: true });
}
