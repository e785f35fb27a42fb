import type { Page } from 'playwright-core';
import type { Size } from '../show';
import { severeFindings } from './accessibility';
import { wrongHeading } from './heading';
import { jumps } from './jumps';
import { sidewaysScroll } from './sideways';
import { lowTargets } from './touch-targets';

/** Everything that is wrong with what a page shows, in words; nothing when all is well. */
export async function inspect(page: Page, size: Size, heading: string): Promise<string[]> {
  return [
    ...(await wrongHeading(page, heading)),
    ...(await jumps(page)),
    ...(await sidewaysScroll(page)),
    ...(size === 'phone' ? await lowTargets(page) : []),
    ...(await severeFindings(page)),
  ];
}
