import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ESLint } from 'eslint';
import { parser } from 'typescript-eslint';
import plugin from './arrows';
import { WORKSPACES } from './workspaces';

const root = path.join(__dirname, '..', '..');
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser }, plugins: { oddsmates: plugin }, rules: { 'oddsmates/arrows': 'error' } }],
});

async function messages(file: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: path.join(root, file) });
  return results.flatMap((result) => result.messages.map((message) => message.message));
}

const stub = (service: string): string => `import { Client } from '@oddsmates/proto/grpc/${service}/v1/${service}';`;
const SERVICES = ['identity', 'social', 'league', 'wallet', 'chat'];
const CALLS: Record<string, string[]> = {
  gateway: SERVICES,
  identity: ['wallet'],
  social: ['identity'],
  league: ['wallet', 'identity'],
  wallet: [],
  chat: ['league', 'identity'],
};

describe.each(Object.entries(CALLS))('%s', (from, allowed) => {
  const file = `services/${from}/src/use-cases/some.ts`;

  test.each(SERVICES)(`imports the stubs of %s only when it may call it`, async (to) => {
    const found = await messages(file, stub(to));
    if (to === from || allowed.includes(to)) expect(found).toEqual([]);
    else expect(found).toEqual([expect.stringContaining(`may not call ${to}`)]);
  });

  test('imports the kit, the events and the error reasons', async () => {
    const code = ['@oddsmates/kit', '@oddsmates/kit/testing', '@oddsmates/proto/grpc/events/v1/wallet', '@oddsmates/proto/grpc/contract/v1/reasons'];
    expect(await messages(file, code.map((source) => `import '${source}';`).join('\n'))).toEqual([]);
  });
});

test.each([
  ['a service another service', 'services/chat/src/main.ts', `import { x } from '@oddsmates/league';`],
  ['a service the sdk', 'services/chat/src/main.ts', `import { x } from '@oddsmates/sdk';`],
  ['a service another service by path', 'services/chat/src/main.ts', `import { x } from '../../league/src/main';`],
  ['a service the kit by path', 'services/chat/src/main.ts', `export * from '../../kit/src/index';`],
  ['a service the types of the browser', 'services/chat/src/main.ts', `import type { x } from '@oddsmates/proto/api';`],
  ['the kit a service', 'services/kit/src/index.ts', `import { x } from '@oddsmates/wallet';`],
  ['the kit the stubs of a service', 'services/kit/src/index.ts', stub('wallet')],
  ['a remote another remote', 'mfe-auth/src/routes.tsx', `import { x } from '@oddsmates/mfe-social';`],
  ['a remote another remote by path', 'mfe-auth/src/routes.tsx', `import { x } from '../../mfe-social/src/routes';`],
  ['a remote the contract', 'mfe-auth/src/routes.tsx', `import type { League } from '@oddsmates/proto/api';`],
  ['a remote the shell', 'mfe-auth/src/routes.tsx', `const shell = await import('@oddsmates/shell');`],
  ['a remote the kit', 'mfe-auth/src/routes.tsx', `type Money = import('@oddsmates/kit').Cents;`],
  ['the shell a remote', 'shell/src/main.tsx', `import { x } from '@oddsmates/mfe-auth';`],
  ['the shell the sdk by path', 'shell/src/main.tsx', `import { x } from '../sdk/src/index';`],
  ['the sdk a remote', 'shell/sdk/src/index.ts', `import { x } from '@oddsmates/mfe-auth';`],
  ['the sdk the shell by path', 'shell/sdk/src/index.ts', `const x = require('../../src/main');`],
  ['the sdk the stubs of a service', 'shell/sdk/src/index.ts', stub('wallet')],
  ['the contract the kit', 'proto/src/contract.ts', `import { x } from '@oddsmates/kit';`],
])('%s is not imported', async (_case, file, code) => {
  expect(await messages(file, code)).toHaveLength(1);
});

test.each([
  ['mfe-auth/src/routes.tsx', `import { useSession } from '@oddsmates/sdk'; import { session } from '@oddsmates/sdk/testing'; import { x } from './screens/x';`],
  ['shell/src/main.tsx', `import { useSession } from '@oddsmates/sdk'; import React from 'react';`],
  ['shell/sdk/src/api/client.ts', `import type { League } from '@oddsmates/proto/api'; import { x } from '../session';`],
  ['services/wallet/src/main.ts', `import { x } from './handlers'; import { readFile } from 'node:fs/promises';`],
])('%s imports what it may', async (file, code) => {
  expect(await messages(file, code)).toEqual([]);
});

test('the project is linted by this rule in every workspace', () => {
  const files = WORKSPACES.map(({ folder }) => `${folder}/src/main.ts`);
  const script = `const eslint = new (require('eslint').ESLint)();
    Promise.all(${JSON.stringify(files)}.map((file) => eslint.calculateConfigForFile(file)))
      .then((configs) => console.log(JSON.stringify(configs.map(({ rules }) => rules['oddsmates/arrows']))));`;
  const levels: unknown = JSON.parse(execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }));
  expect(levels).toEqual(files.map(() => [2]));
});
