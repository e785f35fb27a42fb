const fs = require('node:fs');
const path = require('node:path');

/** Compiles TypeScript without checking it: `npm run typecheck` does that. */
const compile = (syntax) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: syntax, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];
const transform = {
  '\\.ts$': compile({ syntax: 'typescript' }),
  '\\.tsx$': compile({ syntax: 'typescript', tsx: true }),
  '\\.m?js$': compile({ syntax: 'ecmascript' }),
};

/** Packages that are published as ES modules only, which jest has to compile. */
const ES_MODULES = {
  node: ['node-pg-migrate', 'uuid', 'jose', 'openid-client', 'oauth4webapi', '@seriousme'],
  web: ['antd', '@ant-design', 'rc-[^/]+', '@rc-component', 'lodash-es', 'react-easy-crop', 'swr', 'uuid', '@umijs'],
};
const compileOnly = (packages) => [`/node_modules/(?!(${packages.join('|')})/)`];

/** What every project has. jest heeds `testTimeout` only outside of projects, so time-limit.js sets it. */
const common = (displayName, testTimeoutMs) => ({
  rootDir: __dirname,
  displayName,
  transform,
  globals: { testTimeoutMs },
});
/** For hangs, not for speed: a screen of many fields takes a busy machine seconds in jsdom. */
const LIMIT_MS = 30_000;
/** How files of tests end that need Redis, Kafka or an S3 server. */
const REAL = '.real.test.ts';
const TIME_LIMIT = '<rootDir>/deploy/jest/time-limit.js';

/** A workspace that runs in Node. `database` gives its tests a PostgreSQL, by its address in TEST_PG_URL. */
function node(displayName, folder, { database = false, ignore = [], timeLimitMs = LIMIT_MS } = {}) {
  return {
    ...common(displayName, timeLimitMs),
    testEnvironment: 'node',
    setupFilesAfterEnv: [TIME_LIMIT],
    testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...ignore],
    transformIgnorePatterns: compileOnly(ES_MODULES.node),
    ...(database && {
      globalSetup: '<rootDir>/deploy/jest/start-database.ts',
      globalTeardown: '<rootDir>/deploy/jest/stop-database.ts',
    }),
  };
}

/** Tests of adapters against the servers that they are for. deploy/jest/start-real-parts.ts gets and starts those. */
function realParts(displayName, folder, timeLimitMs) {
  return {
    ...node(displayName, folder, { timeLimitMs }),
    testMatch: [`<rootDir>/${folder}/**/*${REAL}`],
    globalSetup: '<rootDir>/deploy/jest/start-real-parts.ts',
    globalTeardown: '<rootDir>/deploy/jest/stop-real-parts.ts',
  };
}

/** A workspace that runs in the browser, tested in jsdom. */
function web(displayName, folder, { ignore = [] } = {}) {
  return {
    ...common(displayName, LIMIT_MS),
    testEnvironment: '<rootDir>/deploy/jest/browser-environment.js',
    setupFilesAfterEnv: [TIME_LIMIT, '<rootDir>/deploy/jest/browser-setup.ts'],
    testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...ignore],
    transformIgnorePatterns: compileOnly(ES_MODULES.web),
    moduleNameMapper: {
      // One copy of antd, whether it is imported whole or piece by piece: two do not share a context.
      '^antd/es/(.*)$': 'antd/lib/$1',
      '^antd$': '<rootDir>/deploy/jest/antd.js',
      '^@ant-design/icons$': '<rootDir>/deploy/jest/icons.js',
      '\\.css$|^@fontsource': '<rootDir>/deploy/jest/style.js',
      '\\.(svg|png|webp|jpg|woff2)$': '<rootDir>/deploy/jest/asset.js',
    },
  };
}

/** Tests against the running product. Their folder starts and stops it, in `global-setup.ts` and `global-teardown.ts`. */
function system(displayName, folder, timeLimitMs) {
  const present = (file) => fs.existsSync(path.join(__dirname, folder, file));
  return {
    ...node(displayName, folder, { timeLimitMs }),
    ...(present('global-setup.ts') && { globalSetup: `<rootDir>/${folder}/global-setup.ts` }),
    ...(present('global-teardown.ts') && { globalTeardown: `<rootDir>/${folder}/global-teardown.ts` }),
  };
}

/** How files end that record what a remote or a service relies on in others. They stand beside what they are about. */
const PACT = '**/*.pact.ts';

/** The pacts of the remotes with the gateway: their plain functions on the sdk's client, no screen. */
const remotePacts = () => ({
  ...web('pact', '.'),
  setupFilesAfterEnv: [TIME_LIMIT],
  testMatch: [`<rootDir>/mfe-*/${PACT}`, '<rootDir>/shell/sdk/src/pact/*.test.ts'],
  globalSetup: '<rootDir>/deploy/pact/record/global-setup.ts',
});

/** The pacts of services with those whose facts they listen to. */
const messagePacts = () => ({
  ...node('message-pact', 'services', { database: true }),
  testMatch: [`<rootDir>/services/${PACT}`],
  globalSetup: '<rootDir>/deploy/pact/record/message-setup.ts',
});

module.exports = {
  projects: [
    node('proto', 'proto'),
    node('kit', 'services/kit', { database: true, ignore: [REAL] }),
    realParts('real-parts', 'services/kit', 30_000),
    ...['gateway', 'identity', 'social', 'league', 'wallet', 'chat'].map((name) => node(name, `services/${name}`, { database: true })),
    web('sdk', 'shell/sdk', { ignore: ['/shell/sdk/src/pact/'] }),
    web('shell', 'shell', { ignore: ['/shell/sdk/'] }),
    ...['mfe-auth', 'mfe-leagues', 'mfe-betting', 'mfe-social'].map((name) => web(name, name)),
    remotePacts(),
    messagePacts(),
    node('deploy', 'deploy', {
      ignore: [
        '/deploy/journeys/', '/deploy/contract/', '/deploy/screens/', '/deploy/budget/', '/deploy/lighthouse/', '/deploy/load/running/', '/deploy/pact/verification/', '/deploy/docker/nginx/',
        '/deploy/kubernetes/', '/deploy/reliability/running/',
      ],
    }),
    // Apart, since each needs a program that not every machine has: deploy/test/tools.ts.
    node('page-server', 'deploy/docker/nginx'),
    node('kubernetes', 'deploy/kubernetes'),
    system('contract', 'deploy/contract', 60_000),
    system('journeys', 'deploy/journeys', 180_000),
    system('pact-verification', 'deploy/pact/verification', 120_000),
    system('screens', 'deploy/screens', 120_000),
    system('budget', 'deploy/budget', 60_000),
    system('lighthouse', 'deploy/lighthouse', 720_000),
    system('load', 'deploy/load/running', 180_000),
    system('reliability', 'deploy/reliability/running', 240_000),
  ],
};
