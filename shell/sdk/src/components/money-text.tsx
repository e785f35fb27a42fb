import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '../format/money';
import { useReducedMotion } from '../hooks/reduced-motion';
import './money-text.css';

const COUNT_MS = 600;

export interface MoneyTextProps {
  /** Dollars. */
  value: number;
  className?: string;
}

/** An amount that counts up or down when it changes. With reduced motion it changes at once. Screen readers get the end value. */
export function MoneyText({ value, className = '' }: MoneyTextProps) {
  const shown = useCounted(value);
  const direction = shown < value ? ' om-money-up' : shown > value ? ' om-money-down' : '';
  return (
    <span className={`om-figures om-money${direction} ${className}`}>
      <span aria-hidden="true">{formatMoney(shown)}</span>
      <span className="om-visually-hidden">{formatMoney(value)}</span>
    </span>
  );
}

function useCounted(value: number): number {
  const still = useReducedMotion();
  const [shown, setShown] = useState(value);
  const from = useRef(value);

  useEffect(() => {
    if (still || from.current === value) {
      from.current = value;
      setShown(value);
      return undefined;
    }
    const start = from.current;
    let begun: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      begun ??= now;
      const part = Math.min(1, (now - begun) / COUNT_MS);
      // Fast first, settling at the end; in whole cents, so that no fraction flickers.
      from.current = part === 1 ? value : Math.round((start + (value - start) * (1 - (1 - part) ** 3)) * 100) / 100;
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, still]);

  return still ? value : shown;
}
