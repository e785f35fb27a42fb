import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address';

const request = (...forwarded: string[]) =>
  ({ socket: { remoteAddress: '10.0.0.1' }, headersDistinct: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test('without trusted proxies a claimed address is not believed', () => {
  expect(clientAddress(request('1.2.3.4'), 0)).toBe('10.0.0.1');
});

test('behind one proxy the last address counts, not the ones a client made up before it', () => {
  expect(clientAddress(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4');
  expect(clientAddress(request('6.6.6.6', '1.2.3.4'), 1)).toBe('1.2.3.4');
});

test('behind two proxies the second from the end counts', () => {
  expect(clientAddress(request('1.2.3.4, 10.0.0.9'), 2)).toBe('1.2.3.4');
});

test('something that is no address, or nothing at all, falls back to the connection', () => {
  expect(clientAddress(request('nonsense'), 1)).toBe('10.0.0.1');
  expect(clientAddress(request(), 1)).toBe('10.0.0.1');
});

test('an address of the old protocol looks the same on a socket for both', () => {
  expect(clientAddress(request('::ffff:1.2.3.4'), 1)).toBe('1.2.3.4');
  expect(clientAddress(request('2001:db8::1'), 1)).toBe('2001:db8::1');
});
