import type { Context } from '@oddsmates/kit';
import type { ListMembershipsRequest, ListMembershipsResponse } from '@oddsmates/proto/grpc/league/v1/league';
import type { Deps } from '../deps';
import { membershipsOf } from '../store/members';

/** Tells another service which leagues somebody belongs to. */
export async function listMemberships({ db }: Deps, _ctx: Context, { user_id }: ListMembershipsRequest): Promise<ListMembershipsResponse> {
  return { league_ids: await membershipsOf(db, user_id) };
}
