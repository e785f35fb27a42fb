import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../testing';
import { useRedirectAfter } from './use-redirect-after';

function Placed() {
  const redirect = useRedirectAfter('/league/l1');
  return <button onClick={redirect.start}>Place</button>;
}

it('leads on 2000 ms after it was started, not before', () => {
  jest.useFakeTimers();
  const { location } = renderScreen(<Placed />, { route: '/bet' });
  fireEvent.click(screen.getByRole('button'));
  act(() => void jest.advanceTimersByTime(1999));
  expect(location()).toBe('/bet');
  act(() => void jest.advanceTimersByTime(1));
  expect(location()).toBe('/league/l1');
  jest.useRealTimers();
});
