import { render, screen } from '@testing-library/react';
import { CircuitChip } from './circuit-chip';

it.each([
  ['active', 'Active', 'lg-chip-win'],
  ['completed', 'Completed', 'lg-chip-neutral'],
  ['upcoming', 'Upcoming', 'lg-chip-gold'],
  ['paused', 'Upcoming', 'lg-chip-gold'],
])('shows the status %s as %s, in its colour', (status, words, tone) => {
  render(<CircuitChip status={status} />);
  expect(screen.getByText(words)).toHaveClass(tone);
});
