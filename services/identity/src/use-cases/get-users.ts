import type { Context, Db } from '@oddsmates/kit';
import type { GetUsersRequest, GetUsersResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { personView, STARTING_POINTS } from '../domain/profile';
import { readEarnings, type WalletClient } from '../earnings';
import { findPeople } from '../store/users';

/** The people with these ids as others see them; points are 0 unless asked for. Unknown ids are left out. */
export function getUsers({ db, wallet }: { db: Db; wallet: WalletClient }) {
  return async (ctx: Context, { ids, with_points: withPoints }: GetUsersRequest): Promise<GetUsersResponse> => {
    const [people, earnings] = await Promise.all([findPeople(db, ids), readEarnings(wallet, ctx, withPoints ? ids : [])]);
    const pointsOf = (id: string) => (withPoints ? STARTING_POINTS + (earnings.get(id)?.points_earned ?? 0) : 0);
    return { users: people.map((person) => personView(person, pointsOf(person.id))) };
  };
}
