import { setReducedMotion } from './reduced-motion';

const root = document.documentElement;
/** Opens the page once more: what was kept in memory is gone, what is kept in the browser is not. */
const reload = () => {
  root.removeAttribute('data-reduced-motion');
  jest.isolateModules(() => void jest.requireActual('./reduced-motion'));
};
afterEach(() => {
  localStorage.clear();
  setReducedMotion(false);
});

it('still holds after a reload, before anything is drawn', () => {
  setReducedMotion(true);
  reload();
  expect(root).toHaveAttribute('data-reduced-motion');
  setReducedMotion(false);
  reload();
  expect(root).not.toHaveAttribute('data-reduced-motion');
});

it('is heard of in another tab', () => {
  localStorage.setItem('reducedMotion', 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: 'reducedMotion' }));
  expect(root).toHaveAttribute('data-reduced-motion');
});
