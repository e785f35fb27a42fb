const fs = require('node:fs');

const PART = /^export \{ default as (\w+) \} from ['"]\.\/(.+?)['"];/gm;

/**
 * Stands in for the index of a package of many parts, each of which is loaded when a test first uses it: all of antd, or all of its icons, would
 * take each file of tests a second.
 * @param index the package's own, of ES modules, which says where each part is
 * @param load  loads a part from there, './alert' as 'alert'
 */
function lazyIndex(index, load) {
  const parts = Object.defineProperty({}, '__esModule', { value: true });
  for (const [, name, file] of fs.readFileSync(index, 'utf8').matchAll(PART)) {
    Object.defineProperty(parts, name, { enumerable: true, get: () => load(file).default });
  }
  return parts;
}

module.exports = { lazyIndex };
