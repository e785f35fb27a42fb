import { readSettings } from './settings';

const GOOD = { OIDC_PORT: '21000', OIDC_PAGE_ORIGINS: 'http://localhost:8080,http://127.0.0.1:8080', OIDC_DATA_DIR: '/data' };

test('the environment says where it listens, where the page is and where the key is kept', () => {
  expect(readSettings(GOOD)).toEqual({ port: 21_000, pageOrigins: ['http://localhost:8080', 'http://127.0.0.1:8080'], dataDir: '/data' });
});

test.each([
  [{ OIDC_PORT: 'http' }, 'OIDC_PORT is no port'],
  [{ OIDC_PAGE_ORIGINS: '' }, 'OIDC_PAGE_ORIGINS must be origins on this machine'],
  [{ OIDC_PAGE_ORIGINS: 'https://oddsmates.example.com' }, 'the provider signs in whoever asks'],
  [{ OIDC_PAGE_ORIGINS: 'http://localhost:8080/callback' }, 'OIDC_PAGE_ORIGINS must be origins'],
  [{ OIDC_DATA_DIR: '' }, 'OIDC_DATA_DIR is not set'],
])('%j is refused', (change, sentence) => {
  expect(() => readSettings({ ...GOOD, ...change })).toThrow(sentence);
});
