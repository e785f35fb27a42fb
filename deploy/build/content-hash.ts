import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const NOT_BUILT_FROM = /^(node_modules|dist|coverage|pact)$|\.(test|pact)\.tsx?$|^\./;

/**
 * Tells the content of files and folders in one hash: it changes when a file is added, removed, renamed or changed, and not when a
 * file is only touched. Tests, pacts, results and installed packages do not count. What is asked for twice is read once.
 */
export function contentHasher(root: string): (inputs: string[]) => string {
  const known = new Map<string, string>();
  const hashOf = (target: string): string => {
    const hash = known.get(target) ?? read(target);
    known.set(target, hash);
    return hash;
  };
  const read = (target: string): string => {
    const full = path.join(root, target);
    const hash = createHash('sha256');
    if (!fs.existsSync(full)) return 'missing';
    if (fs.statSync(full).isFile()) return hash.update(fs.readFileSync(full)).digest('hex');
    const names = fs.readdirSync(full).filter((name) => !NOT_BUILT_FROM.test(name));
    for (const name of names.sort()) hash.update(`${name}\0${hashOf(path.join(target, name))}\0`);
    return hash.digest('hex');
  };
  return (inputs) => {
    const hash = createHash('sha256');
    for (const input of inputs) hash.update(`${input}\0${hashOf(input)}\0`);
    return hash.digest('hex');
  };
}
