import { renderHook } from '@testing-library/react';
import { useObjectUrl } from './use-object-url';

const revoked: string[] = [];
beforeAll(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:picture-${(made += 1)}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
});
afterEach(() => jest.useRealTimers());

test('the address of a picture was taken away while the picture was still on its way to its place: it is kept a moment longer', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook((file: Blob | undefined) => useObjectUrl(file), { initialProps: new Blob(['a picture']) });
  expect(result.current).toBe('blob:picture-1');
  rerender(undefined);
  expect([result.current, revoked]).toEqual([undefined, []]);
  jest.advanceTimersByTime(10_000);
  expect(revoked).toEqual(['blob:picture-1']);
});
