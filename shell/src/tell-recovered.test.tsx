import { performance as nodePerformance } from 'node:perf_hooks';
import { act, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RENDERED_ANEW, tellRecovered } from './tell-recovered';

// jsdom's performance keeps no marks; Node's does as browsers do.
beforeAll(() => Object.defineProperty(window, 'performance', { value: nodePerformance, configurable: true }));

test('what React recovered from by rendering anew was an uncaught exception of the page: it is noted, with what was thrown', async () => {
  const uncaught = jest.fn();
  window.addEventListener('error', uncaught);
  const content = jest.fn(() => <p>whole</p>).mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  const Part = () => content();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onRecoverableError: tellRecovered });
  await act(async () => startTransition(() => root.render(<Part />)));
  expect(host).toHaveTextContent('whole');
  const noted = nodePerformance.getEntriesByName(RENDERED_ANEW).map((entry) => (entry as PerformanceMark).detail as unknown);
  expect(noted).toEqual(['Error: not yet']);
  expect(uncaught).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  window.removeEventListener('error', uncaught);
});
