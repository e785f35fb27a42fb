import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { slices, type Slice } from '../build/slices';
import { carryOutBuild } from './testing/carry-out';
import { stage } from './testing/dockerfile';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-image-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const DOCKERFILE = { service: 'deploy/docker/service.Dockerfile', page: 'deploy/docker/page.Dockerfile' };
const argsOf = ({ kind, name }: Slice): Record<string, string> => ({ [kind === 'page' ? 'PAGE' : 'SERVICE']: name });

/** What the build stage copies from the repository. */
function copied(slice: Slice): string[] {
  const [argument = '', value = ''] = Object.entries(argsOf(slice))[0] ?? [];
  return stage(DOCKERFILE[slice.kind], 'build')
    .filter((instruction) => instruction.getKeyword() === 'COPY')
    .flatMap((copy) => copy.getArguments().slice(0, -1).map((word) => word.getValue().replace(`\${${argument}}`, value)));
}
/** What only installs packages or lays the result out. */
const TOOLS = /^(package\.json|\.npmrc|deploy\/(empty-package|docker|package\.json|local\/(root|problem)\.ts)|(proto|services\/[a-z]+|shell\/sdk|shell|mfe-[a-z]+)\/package\.json)$/;

test.each(slices().map((slice) => [slice.name, slice] as const))('the image of %s depends on what the slice depends on, and on nothing else', (_, slice) => {
  const inputs = slice.inputs.filter((input) => !/\/package\.json$/.test(input));
  expect(copied(slice).filter((source) => !TOOLS.test(source)).sort()).toEqual(inputs.sort());
});

test('a build that lacks a file fails', async () => {
  await expect(carryOutBuild(DOCKERFILE.service, { SERVICE: 'roulette' }, path.join(folder, 'none'))).rejects.toThrow('services/roulette/package.json');
});
