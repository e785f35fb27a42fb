import { sportChoice } from './sport-choice';

test.each([
  ['American Football', 'American Football'],
  ['Ice Hockey', 'Hockey'],
  ['Mixed Martial Arts', 'MMA'],
  ['Soccer', 'Soccer'],
  ['Boxing', 'Boxing'],
  ['Cricket', 'Other'],
  ['Test Event', 'Other'],
  ['', 'Other'],
])('the category %j is the sport %j', (group, sport) => {
  expect(sportChoice(group)).toBe(sport);
});
