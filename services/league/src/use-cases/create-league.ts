import { idempotently, newId, type Context, type Tx } from '@oddsmates/kit';
import { CreateLeagueRequest, CreateLeagueResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { describeLeague } from '../answers/describe-league';
import type { Deps } from '../deps';
import { keepLeagueImage } from '../league-image';
import { firstAttempt } from '../sagas/first-attempt';
import { openBankroll } from '../sagas/open-bankroll';
import { getLeague, insertLeague, type LeagueRow } from '../store/leagues';
import { insertJoining } from '../store/members';

/**
 * Founds a league, with the caller as captain and first member. The league is there for players once the captain's bankroll is open; when the
 * wallet cannot be reached the caller is told so, and the same request key, or else the sweeper, brings the founding to its end.
 * @throws AppError IMAGE_NOT_SUPPORTED, IMAGE_TOO_LARGE, UNAVAILABLE
 */
export async function createLeague(deps: Deps, ctx: Context, request: CreateLeagueRequest): Promise<CreateLeagueResponse> {
  const captainId = ctx.userId;
  const image = (await keepLeagueImage(deps.images, request.image)) ?? '';
  const { name, description } = request;
  const league: LeagueRow = { id: newId(), name, description, image, captain_id: captainId, created_at: deps.clock() };

  const founded = await idempotently(deps.db, ctx, CreateLeagueResponse, 'CreateLeague', CreateLeagueRequest.encode(request), (tx) => found(tx, league));
  const leagueId = founded.league?.id ?? league.id;
  await openBankroll(deps, ctx, { leagueId, userId: captainId });
  return { league: await describeLeague(deps, ctx, await getLeague(deps.db, leagueId)) };
}

async function found(tx: Tx, league: LeagueRow): Promise<CreateLeagueResponse> {
  await insertLeague(tx, league);
  await insertJoining(
    tx,
    { leagueId: league.id, userId: league.captain_id },
    { joinedAt: league.created_at, inviteId: null, nextAttemptAt: firstAttempt(league.created_at) },
  );
  return CreateLeagueResponse.fromPartial({ league: { id: league.id } });
}
