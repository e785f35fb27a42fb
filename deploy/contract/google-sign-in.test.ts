import { apiClient } from '../stack/api-client';
import { sharedStack } from '../stack/shared-stack';
import { idToken } from './support/id-token';

const { url } = sharedStack();
const visitor = apiClient(url);

test('somebody signs in at the local provider, registers with what it says, and is known the next time', async () => {
  expect((await visitor.call('identity.GetAuthConfig')).google).toMatchObject({ mode: 'local', client_id: 'oddsmates-local' });
  const token = await idToken('ada-demo');
  const { exists, email, suggested_username: username } = await visitor.call('identity.GoogleAuth', { token });
  expect({ exists, email, username }).toEqual({ exists: false, email: 'ada.demo@example.com', username: 'Ada Demo' });

  const account = { username: username ?? '', password: 'correct horse', google_token: token };
  await expect(visitor.call('identity.Register', { ...account, email: 'somebody-else@example.com' })).rejects.toMatchObject({ status: 409, code: 'GOOGLE_EMAIL_LOCKED' });
  const { user } = await visitor.call('identity.Register', { ...account, email: email ?? '' });

  const known = await visitor.call('identity.GoogleAuth', { token: await idToken('ada-demo') });
  expect(known).toMatchObject({ exists: true, user: { id: user?.id, username: 'Ada Demo', email: 'ada.demo@example.com' } });
  expect(await apiClient(url, known.token).call('identity.GetProfile')).toMatchObject({ id: user?.id });
});

test('a token that does not hold is turned away', async () => {
  await expect(visitor.call('identity.GoogleAuth', { token: 'a.b.c' })).rejects.toMatchObject({ status: 401, code: 'GOOGLE_REJECTED', message: 'Google authentication failed' });
});
