import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { newId } from '@oddsmates/kit';
import { callByGrpcPath } from '@oddsmates/proto/descriptor';
import { LeagueService, ListMembershipsRequestSchema, ListMembershipsResponseSchema } from '@oddsmates/proto/descriptor/league/v1/league';
import type { Services } from '../calls/services';

/** The leagues that somebody is a member of. @throws AppError UNAVAILABLE when the league service cannot be reached */
export type ListMemberships = (userId: string, signal: AbortSignal) => Promise<string[]>;

/** Asks the league service. */
export function listMemberships(services: Services): ListMemberships {
  const { typeName, method } = LeagueService;
  const call = callByGrpcPath(`/${typeName}/${method.listMemberships.name}`);
  if (!call) throw new Error('The contract has no league.ListMemberships');
  return async (userId, signal) => {
    const request = toBinary(ListMembershipsRequestSchema, create(ListMembershipsRequestSchema, { userId }));
    const answer = await services.call(call, request, { requestId: newId(), clientAddress: 'gateway' }, signal);
    return fromBinary(ListMembershipsResponseSchema, answer).leagueIds;
  };
}
