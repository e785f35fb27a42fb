/** What is said in the demo league, in this order. */
export const CHAT: readonly { by: string; message: string }[] = [
  { by: 'maya', message: 'Welcome in. First lines are up, be gentle with my bankroll.' },
  { by: 'leo', message: 'Foxes at 2.10? Thank you very much.' },
  { by: 'priya', message: 'Home teams win, Leo. It is physics.' },
  { by: 'leo', message: '104 to 98. I will be in the library, studying physics.' },
  { by: 'sam', message: 'Seven goals on the dot. I would like that framed.' },
  { by: 'nina', message: 'Tides by 7, laid 3.5. The spreadsheet sends its regards.' },
  { by: 'maya', message: 'Three new ones are open. Who takes Stonebridge?' },
];
