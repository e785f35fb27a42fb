import { act, render, screen } from '@testing-library/react';
import { setStreamStatus } from './status';
import { StreamSign } from './stream-sign';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => setStreamStatus('off'));
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const sign = () => screen.getByRole('status');

it('says quietly that updates do not arrive, once that has lasted two seconds, and is gone as they do', () => {
  render(<StreamSign />);
  act(() => setStreamStatus('live'));
  act(() => setStreamStatus('reconnecting'));
  pass(1_900);
  expect(sign()).toBeEmptyDOMElement();
  pass(100);
  expect(sign()).toHaveTextContent('Reconnecting...');
  act(() => setStreamStatus('live'));
  expect(sign()).toBeEmptyDOMElement();
});

it('has no word for blips, however many, nor for a visitor', () => {
  render(<StreamSign />);
  for (let blip = 0; blip < 5; blip += 1) {
    act(() => setStreamStatus('reconnecting'));
    pass(1_000);
    act(() => setStreamStatus('live'));
    pass(1_000);
  }
  act(() => setStreamStatus('off'));
  pass(10_000);
  expect(sign()).toBeEmptyDOMElement();
});
