import { act, startTransition, Suspense, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { expectedComplaints } from '../testing';
import { lazyPart } from './lazy-part';
import { RetryBoundary } from './retry-boundary';

const listeners = new Set<() => void>();
let news = 0;
/** As an answer to a call does: whoever shows it is rendered at once, before the page that is led to. */
function tellNews(): void {
  news += 1;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

let fail: (error: Error) => void;
const Part = lazyPart<object>(() => new Promise((_, reject) => { fail = reject; }));

function PageWithPart() {
  useSyncExternalStore(subscribe, () => news);
  return <RetryBoundary source="a part" fallback={() => <p>gone</p>}>{() => <Suspense fallback="loading"><Part /></Suspense>}</RetryBoundary>;
}
function Pages() {
  const [left, setLeft] = useState(false);
  if (left) return <p>the next page</p>;
  return <><button onClick={() => startTransition(() => setLeft(true))}>Leave</button><PageWithPart /></>;
}

it('a part that failed at the moment when its page was left made React draw the whole page anew', async () => {
  const onRecoverableError = jest.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onRecoverableError });
  await act(async () => root.render(<Pages />));
  expect(host).toHaveTextContent('loading');
  await act(async () => {
    fail(new Error('the part is down'));
    // Until React has heard of it.
    await new Promise((resolve) => setTimeout(resolve));
    host.querySelector('button')?.click();
    tellNews();
  });
  expect(host).toHaveTextContent('the next page');
  expect(onRecoverableError).not.toHaveBeenCalled();
  // It failed while its page still stood, which the boundary caught.
  expect(expectedComplaints().join()).toContain('the part is down');
  await act(async () => root.unmount());
});

it('a part that does not come is what its boundary catches', async () => {
  const Missing = lazyPart<object>(() => Promise.reject(new Error('the part is down')));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const told = ({ error }: { error: unknown }) => <p>{String(error)}</p>;
  await act(async () => root.render(<RetryBoundary source="missing" fallback={told}>{() => <Suspense fallback="loading"><Missing /></Suspense>}</RetryBoundary>));
  expect(host).toHaveTextContent('Error: the part is down');
  expect(expectedComplaints().join()).toContain('the part is down');
  await act(async () => root.unmount());
});
