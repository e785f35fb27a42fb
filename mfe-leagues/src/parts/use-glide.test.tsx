import { setReducedMotion } from '@oddsmates/sdk';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useGlide } from './use-glide';

const ROW_PX = 60;
const animate = jest.fn();

function Board({ order }: { order: readonly string[] }) {
  const list = useRef<HTMLOListElement>(null);
  useGlide(list, order.join());
  return <ol ref={list}>{order.map((id) => <li key={id} data-glide={id} />)}</ol>;
}

beforeEach(() => {
  animate.mockClear();
  // jsdom has no layout: rows stand below each other.
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW_PX;
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'animate', {
    configurable: true,
    value(this: HTMLElement, frames: { transform: string }[]) {
      animate(this.dataset.glide, frames[0]?.transform);
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetTop');
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

it('lets each row that moved come from where it was', () => {
  const { rerender } = render(<Board order={['ada', 'ben', 'cy']} />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<Board order={['ben', 'ada', 'cy']} />);
  expect(animate.mock.calls).toEqual([['ben', 'translateY(60px)'], ['ada', 'translateY(-60px)']]);
});

it('lets a new row appear in its place', () => {
  const { rerender } = render(<Board order={['ada']} />);
  rerender(<Board order={['ada', 'ben']} />);
  expect(animate).not.toHaveBeenCalled();
});

const deviceAsks = () => {
  const asked = jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  return () => asked.mockRestore();
};
const chosenHere = () => {
  setReducedMotion(true);
  return () => setReducedMotion(false);
};

it.each([['asked their device for less motion', deviceAsks], ['chose less motion in the settings', chosenHere]])('moves nothing for who %s', (_, ask) => {
  const undo = ask();
  const { rerender } = render(<Board order={['ada', 'ben']} />);
  rerender(<Board order={['ben', 'ada']} />);
  expect(animate).not.toHaveBeenCalled();
  undo();
});
