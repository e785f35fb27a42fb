import type { ReactNode } from 'react';

/** Line drawings on a field of 24 by 24, by words that stand in the category's name. */
const DRAWINGS: readonly [RegExp, ReactNode][] = [
  [/american football|rugby|aussie/i, <><path d="M4 20C2 10 10 2 20 4c2 10-6 18-16 16Z" /><path d="m9 15 6-6M10 12l2 2M12 10l2 2" /></>],
  [/basketball/i, <><circle cx="12" cy="12" r="9" /><path d="M3 12h18M12 3v18M5.5 5.5c4 4 4 9 0 13M18.5 5.5c-4 4-4 9 0 13" /></>],
  [/baseball|cricket/i, <><circle cx="12" cy="12" r="9" /><path d="M6 5.5c3.5 4 3.5 9 0 13M18 5.5c-3.5 4-3.5 9 0 13M7 9l2-.6M7 15l2 .6M17 9l-2-.6M17 15l-2 .6" /></>],
  [/hockey|lacrosse/i, <><path d="M5 3l6 13c.6 1.3 1.5 2 3 2h6v3h-7c-2.5 0-4-1-5-3L2.5 5M3 21h4" /></>],
  [/soccer|handball/i, <><circle cx="12" cy="12" r="9" /><path d="m12 8 3.8 2.8-1.4 4.400H9.600l-1.4-4.400L12 8ZM12 3v5M20.5 9.500l-4.7 1.300M17.5 19l-3.1-3.800M6.5 19l3.1-3.800M3.5 9.500l4.7 1.3" /></>],
  [/tennis/i, <><ellipse cx="14.5" cy="9" rx="6" ry="6.5" /><path d="M10.5 14 4 21M9 9h11M14.5 2.500v13M11 4.500l7 9" /></>],
  [/martial|mma|boxing/i, <><path d="M7 15V7a3 3 0 0 1 3-3h4a4 4 0 0 1 4 4v3c0 2-1 3-2 4v1H7v-1ZM7 20h9v-4M7 20v-4M10 8h4M7 9H6a2 2 0 0 0-2 2v1a3 3 0 0 0 3 3" /></>],
  [/golf/i, <><path d="M8 20V3l9 4-9 4M4 20h10" /><circle cx="18" cy="19" r="1.5" /></>],
];
const CUP = <path d="M7 4h10v5a5 5 0 0 1-10 0V4ZM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 14v4M8 20h8" />;

/** A picture of what is played; a cup for categories nobody has drawn. */
export function GroupIcon({ group }: { group: string }) {
  const drawing = DRAWINGS.find(([name]) => name.test(group))?.[1] ?? CUP;
  return (
    <span className="market-icon" aria-hidden>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">{drawing}</svg>
    </span>
  );
}
