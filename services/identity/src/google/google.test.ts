import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { createLocalJWKSet, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { GOOGLE_ISSUER } from '../domain/google';
import { CLIENT_ID, startTestIssuer, type TestIssuer } from '../testing/issuer';
import { checkIdToken } from './check-id-token';
import { openGoogle, type Google } from './google';

const now = new Date('2026-01-31T18:00:00.000Z');
const at = (seconds: number): number => now.getTime() / 1_000 + seconds;
const rejected = { reason: Reason.GOOGLE_REJECTED, sentence: 'Google authentication failed' };

let issuer: TestIssuer;
let google: Google;
beforeEach(async () => {
  issuer = await startTestIssuer();
  google = openGoogle({ clientId: CLIENT_ID, issuer: issuer.url });
});
afterEach(() => issuer.close());

const identify = async (claims?: JWTPayload, header?: { alg?: string; kid?: string }) => google.identify(await issuer.token(now, claims, header), now);

test('a token that holds says who it is', async () => {
  expect(await identify()).toEqual({ provider: 'local', subject: 'ada', email: 'ada@example.com', name: 'Ada Demo' });
});

test.each<[string, JWTPayload]>([
  ['for another client', { aud: 'somebody-else' }],
  ['for another client among others', { aud: ['somebody-else', 'and-another'] }],
  ['for several clients, without saying for which', { aud: [CLIENT_ID, 'somebody-else'] }],
  ['made for another party', { azp: 'somebody-else' }],
  ['of another issuer', { iss: 'https://accounts.google.com' }],
  ['of an issuer that is nearly this one', { iss: 'http://127.0.0.1' }],
  ['that has expired', { exp: at(-31) }],
  ['that never expires', { exp: undefined }],
  ['that is not valid yet', { nbf: at(31) }],
  ['from the future', { iat: at(31) }],
  ['that has lived too long', { iat: at(-86_431) }],
  ['of unknown age', { iat: undefined }],
  ['without a subject', { sub: undefined }],
  ['with an empty subject', { sub: '' }],
  ['without an email', { email: undefined }],
  ['with an empty email', { email: ' ' }],
  ['whose email is not verified', { email_verified: false }],
  ['whose email is said to be verified in words', { email_verified: 'true' }],
  ['that does not say whether its email is verified', { email_verified: undefined }],
])('a token %s is rejected', async (_, claims) => {
  await expect(identify(claims)).rejects.toMatchObject(rejected);
});

test.each<[string, JWTPayload]>([
  ['clocks are half a minute apart', { exp: at(-29), nbf: at(29), iat: at(29) }],
  ['it is for several clients and names this one', { aud: [CLIENT_ID, 'somebody-else'], azp: CLIENT_ID }],
  ['there is no name', { name: undefined }],
])('a token holds when %s', async (_, claims) => {
  expect(await identify(claims)).toMatchObject({ subject: 'ada' });
});

test('a token signed by another key under the name of a published one is rejected', async () => {
  await issuer.rotate(false);
  await expect(identify({}, { kid: 'key-1' })).rejects.toMatchObject(rejected);
});

test('a token whose claims were changed after signing is rejected', async () => {
  const [header, , signature] = (await issuer.token(now)).split('.');
  const claims = Buffer.from(JSON.stringify({ iss: issuer.url, aud: CLIENT_ID, sub: 'bob' })).toString('base64url');
  await expect(google.identify(`${header}.${claims}.${signature}`, now)).rejects.toMatchObject(rejected);
});

test('a token without a signature is rejected', async () => {
  const unsigned = new UnsecuredJWT({ iss: issuer.url, aud: CLIENT_ID, sub: 'ada', email: 'ada@example.com', email_verified: true, iat: at(0), exp: at(60) }).encode();
  await expect(google.identify(unsigned, now)).rejects.toMatchObject(rejected);
});

test('a token signed with the public key as a shared secret is rejected', async () => {
  const secret = new TextEncoder().encode(JSON.stringify(issuer.published[0]));
  const forged = await new SignJWT({ iss: issuer.url, aud: CLIENT_ID, sub: 'ada', email: 'ada@example.com', email_verified: true, iat: at(0), exp: at(60) })
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
    .sign(secret);
  await expect(google.identify(forged, now)).rejects.toMatchObject(rejected);
});

test.each(['', 'a', 'a.b.c', '...', 'ü.ü.ü', `${'x'.repeat(8_000)}.x.x`])('%.20s is no token and rejected', async (text) => {
  await expect(google.identify(text, now)).rejects.toMatchObject(rejected);
});

test('keys nobody knows make the issuer be asked once, not once per token', async () => {
  await identify();
  for (let round = 0; round < 5; round += 1) await expect(identify({}, { kid: `unknown-${round}` })).rejects.toMatchObject(rejected);
  expect(issuer.asked).toEqual(new Map([['/.well-known/openid-configuration', 1], ['/jwks', 1]]));
});

test('a new key of the issuer is taken up, and the old one no longer holds', async () => {
  google = openGoogle({ clientId: CLIENT_ID, issuer: issuer.url }, { keysCooldownMs: 0 });
  const before = await issuer.token(now);
  await google.identify(before, now);
  await issuer.rotate(true);
  expect(await identify()).toMatchObject({ subject: 'ada' });
  await expect(google.identify(before, now)).rejects.toMatchObject(rejected);
});

test.each([
  ['answers with an error', { status: 503, body: 'down' }],
  ['answers nonsense', { status: 200, body: '<html>' }],
  ['is somebody else', { status: 200, body: JSON.stringify({ issuer: 'https://evil.example.com', jwks_uri: 'https://evil.example.com/jwks' }) }],
  ['does not say where its keys are', { status: 200, body: '{}' }],
])('while the issuer %s sign-in is unavailable, and goes on afterwards', async (_, broken) => {
  issuer.broken = broken;
  await expect(identify()).rejects.toMatchObject({ reason: Reason.UNAVAILABLE, retryAfterS: 5 });
  issuer.broken = undefined;
  expect(await identify()).toMatchObject({ subject: 'ada' });
});

test('an issuer that cannot be reached is unavailable', async () => {
  const token = await issuer.token(now);
  const nowhere = openGoogle({ clientId: CLIENT_ID, issuer: 'http://127.0.0.1:9' });
  await expect(nowhere.identify(token, now)).rejects.toMatchObject({ reason: Reason.UNAVAILABLE });
});

test('known keys keep signing in while the issuer is away', async () => {
  await identify();
  issuer.broken = { status: 503, body: 'down' };
  expect(await identify()).toMatchObject({ subject: 'ada' });
});

test.each([GOOGLE_ISSUER, 'accounts.google.com'])("Google's tokens hold under its name %s", async (iss) => {
  const keys = createLocalJWKSet({ keys: issuer.published });
  const expected = { keys, issuer: GOOGLE_ISSUER, clientId: CLIENT_ID, now };
  expect(await checkIdToken(await issuer.token(now, { iss }), expected)).toMatchObject({ provider: 'google' });
});

test('without a client id every token is rejected', async () => {
  await expect(openGoogle({ issuer: issuer.url }).identify(await issuer.token(now), now)).rejects.toMatchObject(rejected);
});
