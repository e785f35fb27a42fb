import { withClient } from '../../stack/with-client';
import type { Check } from './check';

/** Every chat line that was accepted is there, once, in the order in which its speaker said them; and no other. */
export const linesInOrder: Check = async ({ databaseUrls }, { lines }) => {
  const { rows } = await withClient(databaseUrls['chat'], (client) => client.query<{ id: string; league_id: string }>('SELECT id, league_id FROM messages ORDER BY league_id, id'));
  return [...lines].flatMap(([leagueId, said]) => {
    const there = rows.filter(({ league_id }) => league_id === leagueId).map(({ id }) => id);
    const first = Array.from({ length: Math.max(said.length, there.length) }, (_, index) => index).find((index) => said[index]?.id !== there[index]);
    return first === undefined ? [] : [`In league ${leagueId} line ${first + 1} of ${said.length} was ${said[first]?.id} and is ${there[first]}, of ${there.length}`];
  });
};
