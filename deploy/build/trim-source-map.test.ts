import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { trimSourceMap } from './trim-source-map';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-source-map-')));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const FILES = {
  'node_modules/a-package/index.js': '\n\nexports.run = (work) => {\n  return work();\n};\n',
  'node_modules/b-package/index.js': `${'// much of nothing\nexports.used = () => [1, 2, 3].map((n) => n * n);\n'.repeat(50)}\nexports.fail = () => {\n  throw new Error('from a package');\n};\n`,
  'src/main.ts': `import { run } from 'a-package';
import { fail } from 'b-package';
type Wanted = 'ours' | 'theirs';
const wanted = process.argv[2] as Wanted;
run(() => {
  if (wanted === 'theirs') fail();
  throw new Error('from our own code');
});
`,
};

/** Where the frames of the error's stack are, from the first one on. */
function stackOf(wanted: string): string[] {
  const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', path.join(folder, 'dist', 'main.js'), wanted], { encoding: 'utf8' });
  return [...stderr.matchAll(/\(?(\/\S+?:\d+):\d+\)?$/gm)].map(([, at = '']) => path.relative(folder, at));
}

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  buildSync({ entryPoints: [path.join(folder, 'src', 'main.ts')], outdir: path.join(folder, 'dist'), bundle: true, platform: 'node', sourcemap: true, sourcesContent: false, logLevel: 'error' });
});

test('without packages a map is smaller, and our own code is still told by file and line, theirs by the line of the bundle', () => {
  const map = path.join(folder, 'dist', 'main.js.map');
  const sizeBefore = fs.statSync(map).size;
  const linesBefore = stackOf('theirs');
  expect(linesBefore).toEqual(expect.arrayContaining([expect.stringMatching(/^node_modules\/b-package\/index\.js:\d+$/), 'src/main.ts:6']));
  trimSourceMap(map);
  expect(fs.statSync(map).size).toBeLessThan(sizeBefore / 2);
  expect(stackOf('ours').slice(0, 3)).toEqual(['src/main.ts:7', expect.stringMatching(/^dist\/main\.js:\d+$/), 'src/main.ts:5']);
  expect(stackOf('theirs').slice(0, 2)).toEqual([expect.stringMatching(/^dist\/main\.js:\d+$/), 'src/main.ts:6']);
});
