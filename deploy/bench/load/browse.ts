import { PASSWORD, PEOPLE } from '../../demo/people';
import type { ApiClient } from '../../stack/api-client';
import { logIn } from '../../stack/people';

/** So many people look around at a time. */
const AT_ONCE = 10;

/** Looks around in the demo league as its people do, until so many calls are answered. */
export async function browse(url: string, calls: number): Promise<void> {
  const people = await Promise.all(PEOPLE.map(({ username }) => logIn(url, username, PASSWORD)));
  let left = calls;
  const walk = async (api: ApiClient): Promise<void> => {
    const [league] = await api.call('league.ListLeagues');
    const league_id = league?.id ?? '';
    const looks = [
      () => api.call('league.ListLeagues'),
      () => api.call('league.ListEvents', { league_id }),
      () => api.call('wallet.ListBets', {}),
      () => api.call('wallet.GetBettingStats', {}),
      () => api.call('social.ListNotifications', { limit: 20 }),
      () => api.call('chat.ListMessages', { league_id }),
      () => api.call('social.ListFriends'),
    ];
    for (let turn = 0; left > 0; turn += 1) {
      left -= 1;
      await looks[turn % looks.length]?.();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => walk((people[index % people.length] ?? people[0])?.api as ApiClient)));
}
