import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACES } from './workspaces';

const ROOT = path.join(__dirname, '..', '..');
const PAGES = (WORKSPACES as readonly { folder: string; packages: string[] }[]).filter(({ packages }) => packages.includes('sdk')).map(({ folder }) => folder);
const CLASS = /\.([a-z][\w-]*)(?=[^{}]*\{)/gi;
/** Of antd and of the sdk: others refine them, each within classes of their own. */
const COMMON = /^(ant|om)-|^anticon$/;

/** The class names that a workspace styles as its own. */
function classNames(folder: string): string[] {
  const source = path.join(ROOT, folder, 'src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const rules = sheets.map((file) => readFileSync(path.join(source, file), 'utf8').replace(/\/\*.*?\*\//gs, '')).join('\n');
  return [...new Set([...rules.matchAll(CLASS)].map(([, name = '']) => name))].filter((name) => !COMMON.test(name));
}

// The styles of a remote stay on the page after one has left its screens: what a second remote styled under the same name would look different from then on.
test('no class name is styled by two parts of the page', () => {
  const owners = new Map<string, string[]>();
  for (const folder of PAGES) for (const name of classNames(folder)) owners.set(name, [...(owners.get(name) ?? []), folder]);
  expect(owners.size).toBeGreaterThan(300);
  expect([...owners].filter(([, folders]) => folders.length > 1)).toEqual([]);
});
