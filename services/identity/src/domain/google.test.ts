import { googleConfig } from './google';

test('without a client id there is no Google sign-in', () => {
  expect(googleConfig({ issuer: 'http://localhost:9000' })).toEqual({ client_id: '', issuer: '', mode: 'off' });
});

test('a client id alone stands for Google itself', () => {
  expect(googleConfig({ clientId: 'id' })).toEqual({ client_id: 'id', issuer: 'https://accounts.google.com', mode: 'google' });
});

test('any other issuer is a local provider', () => {
  expect(googleConfig({ clientId: 'id', issuer: 'http://localhost:9000' })).toMatchObject({ issuer: 'http://localhost:9000', mode: 'local' });
});
