import { gatewayPact, flag, id, known, oneOf, text } from '@oddsmates/sdk/pact';

const pact = gatewayPact('auth');
const signedIn = { token: text('a-token'), user: { id: id(), username: text('ada'), profile_image_url: text('') } };
const account = { username: known('username'), password: known('password') };

test('the form knows whether there is a Google to sign in with', () =>
  pact.answers(
    {
      call: 'identity.GetAuthConfig',
      given: 'nobody is signed in',
      upon: 'the form is opened',
      visitor: true,
      request: {},
      answer: { google: { mode: oneOf('local', 'google', 'off'), client_id: text('a-client'), issuer: text('http://localhost:9000') } },
    },
    ({ google }) => expect(google?.mode).toBe('local'),
  ));

test('who has an account signs in by name and password', () =>
  pact.answers({ call: 'identity.Login', given: 'somebody has an account', upon: 'the right password', visitor: true, request: account, answer: signedIn }, ({ token, user }) =>
    expect([token, user?.username]).toEqual(['a-token', 'ada']),
  ));

test('a wrong password is refused with a sentence', () =>
  pact.refuses(
    {
      call: 'identity.Login',
      given: 'somebody has an account',
      upon: 'a wrong password',
      visitor: true,
      request: { ...account, password: text('not the password') },
      status: 401,
      refusal: { error: text('Invalid credentials'), code: text('INVALID_CREDENTIALS') },
    },
    ({ message, status }) => expect([message, status]).toEqual(['Invalid credentials', 401]),
  ));

test('an account is opened', () =>
  pact.answers(
    {
      call: 'identity.Register',
      given: 'nobody has this name',
      upon: 'a name, an address and a password',
      visitor: true,
      request: { ...account, email: known('email') },
      status: 201,
      answer: signedIn,
    },
    ({ token, user }) => expect([token, user?.username]).toEqual(['a-token', 'ada']),
  ));

test('a name that is taken is said beside its input', () =>
  pact.refuses(
    {
      call: 'identity.Register',
      given: 'somebody has an account',
      upon: 'a name that is taken',
      visitor: true,
      request: { ...account, email: known('email') },
      status: 409,
      refusal: { error: text('This username is taken'), code: text('USERNAME_TAKEN'), fields: { username: text('This username is taken') } },
    },
    ({ fields }) => expect(fields['username']).toBe('This username is taken'),
  ));

test('who came back from Google and has an account is signed in', () =>
  pact.answers(
    {
      call: 'identity.GoogleAuth',
      given: 'somebody with an account came back from Google',
      upon: 'the token of Google',
      visitor: true,
      request: { token: known('idToken') },
      answer: { exists: flag(true), ...signedIn },
    },
    ({ exists, token }) => expect([exists, token]).toEqual([true, 'a-token']),
  ));
