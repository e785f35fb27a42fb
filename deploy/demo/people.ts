/** Somebody of the demo league. */
export interface Person {
  username: string;
  email: string;
  bio: string;
}

/** One for all of them, so that a newcomer has to remember one. */
export const PASSWORD = 'oddsmates-demo';

const person = (username: string, bio: string): Person => ({ username, email: `${username}@demo.example`, bio });

/** The captain comes first. */
export const PEOPLE: readonly [Person, ...Person[]] = [
  person('maya', 'Captain. I set the lines, you find the holes in them.'),
  person('leo', 'Underdogs only. Ask me how that is going.'),
  person('nina', 'Spreadsheet first, heart second.'),
  person('sam', 'Here for the chat, staying for the closest guess.'),
  person('priya', 'Home teams win. Fight me.'),
];

export const LEAGUE = {
  name: 'Friday Night Lines',
  description:
    'Five friends, one night a week, and bragging rights until the next one. Maya sets the events after work; bets close when she calls the result.',
};
