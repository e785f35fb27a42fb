import type { Context } from '@oddsmates/kit';
import type { ListCircuitsRequest, ListCircuitsResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireMember } from '../access';
import { circuitAnswer } from '../answers/circuit-answer';
import type { Deps } from '../deps';
import { CIRCUITS_LISTED } from '../domain/limits';
import { circuitsOf } from '../store/circuits';

/** A league's circuits. @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER */
export async function listCircuits({ db, clock }: Deps, ctx: Context, { league_id }: ListCircuitsRequest): Promise<ListCircuitsResponse> {
  const league = await requireMember(db, league_id, ctx.userId);
  const circuits = await circuitsOf(db, league.id, CIRCUITS_LISTED);
  return { circuits: circuits.map((circuit) => circuitAnswer(circuit, clock())) };
}
