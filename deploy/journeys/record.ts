import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';
import type { Visitor } from './visitor';

/** Runs a journey's steps and keeps what each looked like, in `test-results/<journey>/`. */
export interface Recorder {
  /** Runs a step; a failure tells the step, what is on each page and what went wrong there. */
  step<T>(name: string, act: () => Promise<T>): Promise<T>;
}

/** @param journey names the folder of the pictures, which is emptied first */
export function record(journey: string, visitors: readonly Visitor[]): Recorder {
  const folder = path.join(ROOT, 'test-results', journey);
  fs.rmSync(folder, { recursive: true, force: true });
  let number = 0;
  const takePictures = async (name: string): Promise<void> => {
    number += 1;
    const file = `${String(number).padStart(2, '0')}-${name.replace(/\W+/g, '-')}`;
    await Promise.all(visitors.map((visitor) => visitor.page.screenshot({ path: path.join(folder, `${file}-${visitor.name.replace(/\W+/g, '-')}.png`) })));
  };
  return {
    async step(name, act) {
      try {
        const result = await act();
        await takePictures(name);
        return result;
      } catch (error) {
        await takePictures(`${name} failed`);
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}\n${(await Promise.all(visitors.map(describe))).join('\n')}`, { cause: error });
      }
    },
  };
}

async function describe({ name, page, problems }: Visitor): Promise<string> {
  return [`--- ${name} at ${page.url()}`, ...problems, await page.locator('body').ariaSnapshot()].join('\n');
}
