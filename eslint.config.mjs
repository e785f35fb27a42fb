import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import oddsmates from './deploy/lint/arrows.js';

const GENERATED = ['**/dist/', '**/node_modules/', 'proto/gen/', '.data*/', '**/coverage/', 'test-results/'];
const PAGES = ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}'];
const TESTS = ['**/*.{test,pact}.{ts,tsx}', '**/testing/**/*.{ts,tsx}'];

/** Code a reader must not meet, with what to do instead. */
const NOT_HERE = [
  { selector: 'MetaProperty[meta.name="import"]', message: 'Packages are CommonJS to Node: use __dirname, not import.meta.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings: enums are for the generated contract.' },
  {
    selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo)$/]',
    message: 'Every test runs, always.',
  },
];

export default defineConfig(
  globalIgnores(GENERATED),
  {
    linterOptions: { noInlineConfig: true },
    plugins: { oddsmates },
    rules: {
      'oddsmates/arrows': 'error',
      'max-lines': ['error', { max: 250 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-restricted-syntax': ['error', ...NOT_HERE],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      // A handler given to antd may be asynchronous; a promise left alone in a statement may not.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
      // The compiler knows which operands are numbers; this rule does not know a branded bigint for one.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Ports and fakes are asynchronous by signature, whatever they do inside.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ['services/**/*.ts', ...PAGES], rules: { 'no-console': 'error' } },
  {
    files: PAGES,
    extends: [reactHooks.configs.flat['recommended-latest']],
    // An effect may bring a browser's resource (an object URL, an observer) into state.
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  // jest hands out methods and untyped matchers by design; test helpers watch the console.
  {
    files: TESTS,
    rules: {
      'no-console': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
);
