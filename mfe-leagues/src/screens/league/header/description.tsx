import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';

/** What the league is about. A founder may write a page: it begins with some lines, and the rest is a tap away. */
export function Description({ text }: { text: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  const [whole, setWhole] = useState(false);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { current: box } = words;
    if (!box || whole) return undefined;
    // Before the first picture, so that nothing jumps; and again when the lines break elsewhere.
    const measure = () => setCut(box.scrollHeight > box.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [text, whole]);

  return (
    <div className="league-head-about">
      <p ref={words} className={whole ? 'league-head-words' : 'league-head-words league-head-cut'}>{text}</p>
      {cut && <Button type="text" aria-expanded={whole} onClick={() => setWhole(!whole)}>{whole ? 'Show less' : 'Show more'}</Button>}
    </div>
  );
}
