export type NoticeKind = 'success' | 'error' | 'info' | 'warning';

export interface Notice {
  kind: NoticeKind;
  text: string;
}

const MAX_WAITING = 10;
const waiting: Notice[] = [];
let show: ((notice: Notice) => void) | undefined;
const listeners = new Set<(notice: Notice) => void>();

function push(kind: NoticeKind, text: string): void {
  const notice = { kind, text };
  for (const listener of [...listeners]) listener(notice);
  if (show) return show(notice);
  // The toasts arrive after the first paint; what is said before then is shown when they do.
  waiting.push(notice);
  if (waiting.length > MAX_WAITING) waiting.shift();
}

/** Snackbars: shown for 6 s (spec section 9), read out by screen readers. Callable from anywhere, not only from components. */
export const notices = {
  success: (text: string): void => push('success', text),
  error: (text: string): void => push('error', text),
  info: (text: string): void => push('info', text),
  warning: (text: string): void => push('warning', text),
};

/** Calls `listener` with the last notice that nobody has shown yet, if there is one, and with all that come. Returns the undo. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  listeners.add(listener);
  const last = waiting.at(-1);
  if (last) listener(last);
  return () => void listeners.delete(listener);
}

/** For the one place on the page that shows notices: takes what waits and all that comes. Returns the undo. */
export function showNoticesWith(present: (notice: Notice) => void): () => void {
  show = present;
  for (const notice of waiting.splice(0)) present(notice);
  return () => {
    if (show === present) show = undefined;
  };
}
