import { fieldsOf, watched } from './watched';

interface League {
  name: string;
  members: { id: string; username: string; points?: number }[];
  captain: { id: string };
  balance?: number;
}
const league: League = { name: 'Night Owls', members: [{ id: 'u1', username: 'ann' }], captain: { id: 'u1' } };

it('names the fields of a value, those of a list once for each in it', () => {
  expect(fieldsOf(league)).toEqual(['name', 'members', 'members.id', 'members.username', 'captain', 'captain.id']);
});

it('tells of fields that are asked for and not there, however deep, and of no other', () => {
  const missed: string[] = [];
  const seen = watched<League>(league, (field) => missed.push(field));
  expect(seen.members.map(({ id, username, points }) => [id, username, points])).toEqual([['u1', 'ann', undefined]]);
  expect([seen.name, seen.captain.id, seen.balance, Array.isArray(seen.members), seen.members.length]).toEqual(['Night Owls', 'u1', undefined, true, 1]);
  expect(missed).toEqual(['members.points', 'balance']);
});
