import { clusterId } from './cluster-id';

test('a cluster whose name began with a dash was refused by the storage tool, so no name begins with one', () => {
  const bytes = Buffer.alloc(16, 0xfb);
  expect(bytes.toString('base64url')).toMatch(/^-/);
  expect(clusterId(bytes)).toMatch(/^[A-Za-f][\w-]{21}$/);
});

test('two clusters have different names', () => {
  expect(clusterId()).not.toBe(clusterId());
});
