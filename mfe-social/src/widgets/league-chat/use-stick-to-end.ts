import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Who is this near to the end reads along. */
const NEAR_PX = 48;

/**
 * Keeps a list scrolled to its end, unless the reader has scrolled up; then counts what others have added since.
 * @param others how many lines of others there are
 * @param lines how many lines there are in all
 */
export function useStickToEnd(others: number, lines: number) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [seen, setSeen] = useState(others);

  const toEnd = () => {
    atEnd.current = true;
    setSeen(others);
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  };

  const onScroll = useEffectEvent((box: HTMLElement) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_PX;
    if (atEnd.current) setSeen(others);
  });
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const listener = () => onScroll(box);
    box.addEventListener('scroll', listener, { passive: true });
    return () => box.removeEventListener('scroll', listener);
  }, []);

  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !atEnd.current) return;
    box.scrollTop = box.scrollHeight;
    setSeen(others);
  }, [others, lines]);

  return { list, unseen: Math.max(0, others - seen), toEnd };
}
