import { renderScreen } from '@oddsmates/sdk/testing';
import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { SlipBar } from './slip-bar';

let tell: (inSight: boolean) => void = () => undefined;
/** A browser's observer, which looks when the test does. */
class Observer extends IntersectionObserver {
  constructor(listener: IntersectionObserverCallback) {
    super(listener);
    tell = (isIntersecting) => act(() => listener([{ isIntersecting } as IntersectionObserverEntry], this));
  }
}

const real = window.IntersectionObserver;
beforeEach(() => { window.IntersectionObserver = Observer; });
afterEach(() => { window.IntersectionObserver = real; });

it('shows what is picked while the slip is out of sight, and leads to the amount', async () => {
  const slip = createRef<HTMLElement>();
  const { user } = renderScreen(<><section ref={slip}><input aria-label="Bet amount" /></section><SlipBar slip={slip} selection="Lakers -3.5" price="1.91" /></>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  tell(false);
  await user.click(screen.getByRole('button', { name: 'Lakers -3.5 1.91 Bet slip' }));
  expect(screen.getByLabelText('Bet amount')).toHaveFocus();
  tell(true);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
