import type { Browser } from 'playwright-core';
import { openBrowser } from '../journeys/browser';
import { Problem, runProgram } from '../local/problem';
import { startStack } from '../stack/start-stack';
import { getChromium } from '../test/get-chromium';
import { FAILURES } from './failures';
import { recover, showFailure } from './failures/show-failure';
import { pictureOf, whoseScreen } from './screen';
import { show, SIZES, type Size } from './show';
import { screensIn } from './table';
import { PICTURES, takePicture } from './take-picture';
import { windowsOf } from './windows';
import { fillWorlds } from './worlds';
import { WORLD_NAMES, type WorldName } from './worlds/world';

const sizes = Object.keys(SIZES) as Size[];
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run screenshots [-- word...]`: pictures of all screens in all worlds and at both sizes, or of those whose name has one of the words. */
async function takeScreenshots(): Promise<void> {
  const words = process.argv.slice(2);
  const isWanted = ({ name }: { name: string }): boolean => words.length === 0 || words.some((word) => name.includes(word));
  const { ok, output } = await getChromium();
  if (!ok) throw new Problem(output);
  const stack = await startStack();
  try {
    const browser = await openBrowser();
    const taken = await walk(browser, stack.url, isWanted).finally(() => browser.close());
    say(`${taken} pictures in ${PICTURES}`);
  } finally {
    await stack.stop();
  }
}

/** All worlds at once, and what fails beside them. @returns how many pictures were taken */
async function walk(browser: Browser, url: string, isWanted: (named: { name: string }) => boolean): Promise<number> {
  const worlds = fillWorlds(url);
  let taken = 0;
  const onBothSizes = async (name: string, take: (size: Size) => Promise<void>): Promise<void> => {
    await Promise.all(sizes.map(take));
    taken += sizes.length;
    say(name);
  };
  const walkWorld = async (name: WorldName): Promise<void> => {
    const [world, windows] = [await worlds[name], windowsOf()];
    for (const screen of screensIn(name).filter(isWanted)) {
      await onBothSizes(pictureOf(screen, name), async (size) => {
        const { page } = await windows.open(browser, size, url, whoseScreen(screen, world));
        await show(page, screen, world);
        await takePicture(page, size, pictureOf(screen, name));
      });
    }
    await windows.close();
  };
  const walkFailures = async (): Promise<void> => {
    const [world, windows] = [await worlds.typical, windowsOf()];
    for (const failure of FAILURES.filter(isWanted)) {
      await onBothSizes(failure.name, async (size) => {
        const { page } = await windows.open(browser, size, url, whoseScreen(failure, world));
        await showFailure(page, failure, world);
        await takePicture(page, size, failure.name);
        await recover(page, failure, world);
      });
    }
    await windows.close();
  };
  await Promise.all([...WORLD_NAMES.map(walkWorld), walkFailures()]);
  return taken;
}

void runProgram(takeScreenshots);
