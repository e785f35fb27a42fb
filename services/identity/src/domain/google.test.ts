import { GOOGLE_ISSUER, googleConfig, isTrustworthy, issuerNames, providerOf } from './google';

test('without a client id there is no Google sign-in', () => {
  expect(googleConfig({ issuer: 'http://localhost:9000' })).toEqual({ client_id: '', issuer: '', mode: 'off' });
});

test('Google itself and any other provider are told apart', () => {
  expect(googleConfig({ clientId: 'id', issuer: GOOGLE_ISSUER })).toEqual({ client_id: 'id', issuer: 'https://accounts.google.com', mode: 'google' });
  expect(googleConfig({ clientId: 'id', issuer: 'http://localhost:9000' })).toMatchObject({ issuer: 'http://localhost:9000', mode: 'local' });
});

test('only Google has two names', () => {
  expect(issuerNames(GOOGLE_ISSUER)).toEqual(['https://accounts.google.com', 'accounts.google.com']);
  expect(issuerNames('https://id.example.com')).toEqual(['https://id.example.com']);
});

test('subjects of the embedded provider outlive its port, those of others are kept apart', () => {
  expect(providerOf('http://localhost:21000')).toBe(providerOf('http://127.0.0.1:22000'));
  expect(new Set([GOOGLE_ISSUER, 'http://localhost:1', 'https://localhost:1', 'https://id.example.com'].map(providerOf)).size).toBe(4);
});

test.each([
  ['https://id.example.com', true],
  ['http://localhost:9000', true],
  ['http://[::1]:9000', true],
  ['http://id.example.com', false],
  ['http://localhost.example.com', false],
  ['accounts.google.com', false],
])('the issuer %s is trustworthy: %s', (issuer, expected) => {
  expect(isTrustworthy(issuer)).toBe(expected);
});
