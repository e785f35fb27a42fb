import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { stepOf, type Step } from './step';

/**
 * The step that the address names. When it changes, the heading of `screen` takes the focus and the page goes to
 * its top, as for a new page; on Back and Forward the browser knows better where the captain was.
 */
export function useStep(): { step: Step; screen: RefObject<HTMLDivElement | null> } {
  const [query] = useSearchParams();
  // Its enumeration is not among what is shared of the router; its values are texts.
  const how = String(useNavigationType());
  const screen = useRef<HTMLDivElement>(null);
  const address = query.toString();
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
    if (how !== 'POP') window.scrollTo(0, 0);
  }, [address, how]);
  return { step: stepOf(query), screen };
}
