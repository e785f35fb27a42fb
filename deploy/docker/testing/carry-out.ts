import path from 'node:path';
import { runCommand } from '../../test/run-command';
import { copyFromContext } from './build-context';
import { expand, stage } from './dockerfile';
import { installPackages } from './install-packages';

/**
 * Carries out the build stage of a Dockerfile without an engine, in a folder that takes the place of the image's root: every COPY from the
 * build context as it stands there, every RUN as a command. Only `npm ci` is not run: see {@link installPackages}.
 * @param dockerfile its path from the repository's folder
 * @param args       the build's arguments, `{ SERVICE: 'wallet' }`
 * @throws Error when a file is not in the context or a command fails
 */
export async function carryOutBuild(dockerfile: string, args: Record<string, string>, root: string): Promise<void> {
  const inRoot = (file: string, workdir: string): string => path.join(root, path.posix.resolve(workdir, file)) + (file.endsWith('/') ? '/' : '');
  let workdir = '/';
  for (const instruction of stage(dockerfile, 'build')) {
    const words = instruction.getArguments().map((argument) => expand(argument.getValue(), args));
    switch (instruction.getKeyword()) {
      case 'WORKDIR':
        workdir = words[0] ?? '/';
        break;
      case 'COPY':
        for (const source of words.slice(0, -1)) copyFromContext(source, inRoot(words.at(-1) ?? '', workdir));
        break;
      case 'RUN':
        await run(words.filter((word) => !word.startsWith('--mount=')), inRoot('', workdir), inRoot);
        break;
    }
  }
}

async function run(words: string[], cwd: string, inRoot: (file: string, workdir: string) => string): Promise<void> {
  const [program = '', ...args] = words;
  if (program === 'npm' && args[0] === 'ci') return installPackages(cwd, args.filter((word) => word.startsWith('@oddsmates/')));
  const { ok, output } = await runCommand(program, args.map((word) => (word.startsWith('/') ? inRoot(word, '/') : word)), { cwd });
  if (!ok) throw new Error(`RUN ${words.join(' ')} failed:\n${output}`);
}
