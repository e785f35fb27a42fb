import { DownOutlined } from '@ant-design/icons';
import { useEffect, useState, type RefObject } from 'react';

/** So much of the slip has to show at the foot of the window that its amount does. */
const SHOWN_PX = 200;

export interface SlipBarProps {
  slip: RefObject<HTMLElement | null>;
  /** What is picked, 'Lakers -3.5'. */
  selection: string;
  /** As the player writes odds. */
  price: string;
}

/**
 * On a phone the slip lies below all markets. As long as it is out of sight, what was picked stands at the foot of the window, within reach of the
 * thumb, and leads to the amount.
 */
export function SlipBar({ slip, selection, price }: SlipBarProps) {
  if (useInSight(slip)) return null;
  return (
    <button type="button" className="slip-bar" onClick={() => slip.current?.querySelector('input')?.focus()}>
      <span className="slip-bar-pick"><b>{selection}</b><span className="slip-price om-figures"> {price}</span></span>
      <span className="slip-bar-go"> Bet slip <DownOutlined aria-hidden /></span>
    </button>
  );
}

/** Whether an element is in sight; taken to be until the browser has looked. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), { rootMargin: `0px 0px -${SHOWN_PX}px` });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}
