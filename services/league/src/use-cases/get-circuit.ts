import type { Context } from '@oddsmates/kit';
import type { GetCircuitRequest, GetCircuitResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireCircuitMember } from '../access';
import { describeCircuit } from '../answers/describe-circuits';
import type { Deps } from '../deps';

/** A circuit with its standings as they are now, and whether the caller takes part. @throws AppError CIRCUIT_NOT_FOUND, NOT_A_MEMBER, UNAVAILABLE */
export async function getCircuit(deps: Deps, ctx: Context, { id }: GetCircuitRequest): Promise<GetCircuitResponse> {
  const circuit = await requireCircuitMember(deps.db, id, ctx.userId);
  return { circuit: await describeCircuit(deps, ctx, circuit) };
}
