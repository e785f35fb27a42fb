export type NoticeKind = 'success' | 'error' | 'info' | 'warning';

export interface Notice {
  kind: NoticeKind;
  text: string;
}

const MAX_WAITING = 10;
const waiting: Notice[] = [];
let show: ((notice: Notice) => void) | undefined;

function push(kind: NoticeKind, text: string): void {
  if (show) return show({ kind, text });
  // The bar that shows them arrives after the first paint; what is said before then is shown when it does.
  waiting.push({ kind, text });
  if (waiting.length > MAX_WAITING) waiting.shift();
}

/** Snackbars: shown for 6 s (spec section 9), read out by screen readers. Callable from anywhere, not only from components. */
export const notices = {
  success: (text: string): void => push('success', text),
  error: (text: string): void => push('error', text),
  info: (text: string): void => push('info', text),
  warning: (text: string): void => push('warning', text),
};

/** For the one snackbar on the page: takes what waits and all that comes. Returns the undo. */
export function showNoticesWith(present: (notice: Notice) => void): () => void {
  show = present;
  for (const notice of waiting.splice(0)) present(notice);
  return () => {
    if (show === present) show = undefined;
  };
}
