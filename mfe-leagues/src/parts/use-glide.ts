import { useReducedMotion } from '@oddsmates/sdk';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDE_MS = 350;

/**
 * When the order of rows changes, each glides from where it was. Rows are told apart by `data-glide`; `order` changes with the order.
 * Does nothing for who chose reduced motion, here or on the device.
 */
export function useGlide(list: RefObject<HTMLElement | null>, order: string): void {
  const still = useReducedMotion();
  const before = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? [])];
    const now = new Map(rows.map((row) => [row.dataset.glide ?? '', row.offsetTop]));
    for (const row of still ? [] : rows) {
      const id = row.dataset.glide ?? '';
      const moved = (before.current.get(id) ?? row.offsetTop) - row.offsetTop;
      if (moved !== 0) row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], { duration: GLIDE_MS, easing: 'ease-out' });
    }
    before.current = now;
  }, [list, order, still]);
}
