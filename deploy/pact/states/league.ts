import { join, register, type Person } from '../../contract/support/league-night';
import type { Known } from './world';

/** A league with its captain and one member. */
export interface LeagueOfTwo {
  captain: Person;
  member: Person;
  leagueId: string;
}

export async function leagueOfTwo(): Promise<LeagueOfTwo> {
  const [captain, member] = await Promise.all([register('captain'), register('member')]);
  const { id: leagueId } = await captain.api.call('league.CreateLeague', { name: 'Night Owls', description: 'Every Friday' });
  await join(captain, leagueId, member);
  return { captain, member, leagueId };
}

/** Who calls. */
export const callerIs = ({ id, token }: Person): Known => ({ userId: id, token });
