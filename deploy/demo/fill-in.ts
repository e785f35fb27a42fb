import { apiClient } from '../stack/api-client';
import { CHAT } from './chat';
import { EVENTS } from './events';
import { play } from './play-event';
import { foundLeague, makeFriends, signIn, type SignedIn } from './gather';
import { LEAGUE, PASSWORD, PEOPLE } from './people';

/**
 * Fills in a league for a newcomer to look at, through the public /api as its people would. Everything is looked for first and only
 * added where it is missing, so that doing it again adds nothing, and finishes what an interrupted run left.
 * @param url where the product runs
 * @param say receives the sign-ins to try
 */
export async function fillIn(url: string, say: (sentence: string) => void): Promise<void> {
  const people = new Map<string, SignedIn>();
  for (const person of PEOPLE) people.set(person.username, await signIn(apiClient(url), person, url));
  const [captain, ...others] = [...people.values()];
  if (captain === undefined) return;

  await makeFriends(captain, others);
  const leagueId = await foundLeague(captain, others);
  for (const event of EVENTS) await play(event, leagueId, captain, people);
  await talk(leagueId, people);

  say(`The demo league '${LEAGUE.name}' is filled in. Sign in as ${PEOPLE.map(({ username }) => username).join(', ')}; the password of each is ${PASSWORD}`);
}

async function talk(leagueId: string, people: Map<string, SignedIn>): Promise<void> {
  for (const { by, message } of CHAT) {
    const speaker = people.get(by);
    const said = (await speaker?.api.call('chat.ListMessages', { league_id: leagueId })) ?? [];
    if (said.some((line) => line.message === message && line.sender?.username === by)) continue;
    await speaker?.api.call('chat.SendMessage', { league_id: leagueId, message });
  }
}
