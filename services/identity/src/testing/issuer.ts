import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

export const CLIENT_ID = 'oddsmates-test';

/** Making a key takes a while, so the issuers of a test file begin with the same one. */
const firstKey = newKey('key-1');

/** An OpenID issuer on this machine: discovery and keys over HTTP, and tokens for whatever a test wants to claim. */
export type TestIssuer = {
  url: string;
  /** The keys as they are published. */
  published: JWK[];
  /** How often each path was asked for. */
  asked: Map<string, number>;
  /** What is answered instead of the real thing, with this status. */
  broken?: { status: number; body: string } | undefined;
  /** A verified token of Ada for this client, issued at that time; what is claimed besides or instead is up to the test. */
  token(now: Date, claims?: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>;
  /** Signs with a new key from now on. @param publish whether it replaces the published one */
  rotate(publish: boolean): Promise<void>;
  close(): Promise<void>;
};

export async function startTestIssuer(): Promise<TestIssuer> {
  let signing = await firstKey;
  let keys = 1;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    issuer.asked.set(path, (issuer.asked.get(path) ?? 0) + 1);
    const answer = path.startsWith('/.well-known') ? { issuer: issuer.url, jwks_uri: `${issuer.url}/jwks` } : { keys: issuer.published };
    const { status, body } = issuer.broken ?? { status: 200, body: JSON.stringify(answer) };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const issuer: TestIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    published: [signing.jwk],
    asked: new Map(),
    token(now, claims = {}, header = {}) {
      const iat = Math.floor(now.getTime() / 1_000);
      const usual = { iss: issuer.url, aud: CLIENT_ID, sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Demo', iat, exp: iat + 3_600 };
      return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS256', kid: signing.kid, ...header }).sign(signing.privateKey);
    },
    async rotate(publish) {
      keys += 1;
      signing = await newKey(`key-${keys}`);
      if (publish) issuer.published = [signing.jwk];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return issuer;
}

async function newKey(kid: string): Promise<{ kid: string; privateKey: CryptoKey; jwk: JWK }> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}
