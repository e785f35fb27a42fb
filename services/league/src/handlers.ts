import type { Context, Handlers } from '@oddsmates/kit';
import type { LeagueServiceService } from '@oddsmates/proto/grpc/league/v1/league';
import type { Deps } from './deps';
import { addMarketEvent, postMarketEvent } from './use-cases/add-market-event';
import { browseMarket } from './use-cases/browse-market';
import { cancelEvent } from './use-cases/cancel-event';
import { checkMember } from './use-cases/check-member';
import { completeEvent } from './use-cases/complete-event';
import { createCircuit } from './use-cases/create-circuit';
import { createEvent } from './use-cases/create-event';
import { createLeague } from './use-cases/create-league';
import { getCircuit } from './use-cases/get-circuit';
import { getEvent } from './use-cases/get-event';
import { getLeague } from './use-cases/get-league';
import { getLeagueEvent } from './use-cases/get-league-event';
import { handleInvite } from './use-cases/handle-invite';
import { inviteUser } from './use-cases/invite-user';
import { joinCircuit } from './use-cases/join-circuit';
import { listCircuits } from './use-cases/list-circuits';
import { listEvents } from './use-cases/list-events';
import { listLeagues } from './use-cases/list-leagues';
import { listMemberships } from './use-cases/list-memberships';
import { listSportEvents } from './use-cases/list-sport-events';
import { removeMember } from './use-cases/remove-member';
import { updateLeague } from './use-cases/update-league';

/** Which use case answers which call. */
export function leagueHandlers(deps: Deps) {
  const run =
    <Req, Res>(useCase: (deps: Deps, ctx: Context, request: Req) => Promise<Res>) =>
    (ctx: Context, request: Req) =>
      useCase(deps, ctx, request);
  return {
    listLeagues: run(listLeagues),
    createLeague: run(createLeague),
    getLeague: run(getLeague),
    updateLeague: run(updateLeague),
    inviteUser: run(inviteUser),
    handleInvite: run(handleInvite),
    listEvents: run(listEvents),
    getLeagueEvent: run(getLeagueEvent),
    getEvent: run(getEvent),
    createEvent: run(createEvent),
    addMarketEvent: run(addMarketEvent),
    postMarketEvent: run(postMarketEvent),
    completeEvent: run(completeEvent),
    cancelEvent: run(cancelEvent),
    browseMarket: run(browseMarket),
    listSportEvents: run(listSportEvents),
    listCircuits: run(listCircuits),
    createCircuit: run(createCircuit),
    getCircuit: run(getCircuit),
    joinCircuit: run(joinCircuit),
    removeMember: run(removeMember),
    checkMember: run(checkMember),
    listMemberships: run(listMemberships),
  } satisfies Handlers<typeof LeagueServiceService>;
}
