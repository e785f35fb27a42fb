import { hashToken, newToken } from './token';

test('a token has 256 bits in base64url and is never the same twice', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test('a token is kept as its SHA-256', () => {
  expect(hashToken('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
