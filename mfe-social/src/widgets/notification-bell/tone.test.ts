import { aNotification, anInvite } from '../../testing/people';
import { toneOf } from './tone';

it.each([
  ['You won $90.91 on Lakers vs Bulls', 'win'],
  ['Your win streak is 3', 'win'],
  ['You lost your bet on Gulls vs Foxes', 'loss'],
  ['You lost your bet on Win or Lose', 'loss'],
  ['A loss for everybody', 'loss'],
  ['You won $12.00 on Lost City vs Gulls', 'win'],
  ['Bob created the Winter Cup', 'plain'],
])('%s: %s', (message, tone) => {
  expect(toneOf(aNotification({ message }))).toBe(tone);
});

it('is an invite whatever the league is called', () => {
  expect(toneOf(anInvite({ message: 'Bob invited you to We Won' }))).toBe('invite');
});
