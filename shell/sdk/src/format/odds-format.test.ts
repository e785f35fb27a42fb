import { act, renderHook } from '@testing-library/react';
import { setOddsFormat, useOddsFormat } from './odds-format';

afterEach(() => localStorage.clear());

it('is decimal until the player chooses, then as chosen, wherever odds stand', () => {
  const [one, other] = [renderHook(useOddsFormat), renderHook(useOddsFormat)];
  expect(one.result.current[0]).toBe('decimal');
  act(() => other.result.current[1]('american'));
  expect(one.result.current[0]).toBe('american');
});

it('is kept in the browser, so it still holds after a reload', () => {
  act(() => setOddsFormat('american'));
  const kept = { ...localStorage };
  localStorage.clear();
  expect(renderHook(useOddsFormat).result.current[0]).toBe('decimal');
  Object.assign(localStorage, kept);
  expect(renderHook(useOddsFormat).result.current[0]).toBe('american');
});

it('is heard of in another tab', () => {
  const { result } = renderHook(useOddsFormat);
  act(() => {
    localStorage.setItem('oddsFormat', 'american');
    window.dispatchEvent(new StorageEvent('storage', { key: 'oddsFormat' }));
  });
  expect(result.current[0]).toBe('american');
});
