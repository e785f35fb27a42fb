import type { Browser, Page } from 'playwright-core';
import { inspect } from './checks/inspect';
import { FAILURES } from './failures';
import type { Failure } from './failures/failure';
import { isExpected, recover, showFailure } from './failures/show-failure';
import { headingOf, pictureOf, whoseScreen, type Screen } from './screen';
import { show, type Size } from './show';
import { screensIn } from './table';
import { takePicture } from './take-picture';
import { walk } from './walk';
import { windowsOf } from './windows';
import type { World, WorldName } from './worlds/world';

/** What is wrong with a screen at both sizes, in words. */
export type Found = Record<Size, string[]>;

/** Looks at every screen of a world, one after another, as soon as the world is filled and the walk before it is over. */
export function walkWorld(browser: Browser, url: string, name: WorldName, filled: Promise<World>, first?: Map<Screen, Promise<Found>>): Map<Screen, Promise<Found>> {
  const windows = windowsOf();
  const look = async (screen: Screen): Promise<Found> => {
    const world = await filled;
    return onBothSizes(async (size) => {
      const { page, problems } = await windows.open(browser, size, url, whoseScreen(screen, world));
      return keepFaulty(page, size, pictureOf(screen, name), async () => {
        await show(page, screen, world);
        return [...(await inspect(page, size, headingOf(screen, world))), ...problems.splice(0)];
      });
    });
  };
  return walk(screensIn(name), look, first);
}

/** Looks at every screen of which something fails, and lets it recover. */
export function walkFailures(browser: Browser, url: string, filled: Promise<World>): Map<Failure, Promise<Found>> {
  const windows = windowsOf();
  return walk(FAILURES, async (failure) => {
    const world = await filled;
    return onBothSizes(async (size) => {
      const { page, problems } = await windows.open(browser, size, url, whoseScreen(failure, world));
      return keepFaulty(page, size, failure.name, async () => {
        await showFailure(page, failure, world);
        const faults = await inspect(page, size, headingOf(failure, world));
        await recover(page, failure, world);
        return [...faults, ...problems.splice(0).filter((problem) => !isExpected(failure, problem))];
        // What did not even fail as it should does not make the next one fail.
      }).finally(() => page.unrouteAll());
    });
  });
}

/** Both sizes at once: each has a window of its own. Settles when both do, so that neither window is led on too early. */
async function onBothSizes(look: (size: Size) => Promise<string[]>): Promise<Found> {
  const looks = [look('phone'), look('desktop')] as const;
  await Promise.allSettled(looks);
  const [phone, desktop] = await Promise.all(looks);
  return { phone, desktop };
}

/** Keeps a picture of a page that is at fault. `npm run screenshots` makes those of all. */
async function keepFaulty(page: Page, size: Size, name: string, look: () => Promise<string[]>): Promise<string[]> {
  const keep = () => takePicture(page, size, name);
  const faults = await look().catch(async (error: unknown) => {
    await keep();
    throw error;
  });
  if (faults.length > 0) await keep();
  return faults;
}
