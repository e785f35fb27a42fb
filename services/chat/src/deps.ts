import type { Clock, Db, Promisified } from '@oddsmates/kit';
import type { IdentityServiceClient } from '@oddsmates/proto/grpc/identity/v1/identity';
import type { LeagueServiceClient } from '@oddsmates/proto/grpc/league/v1/league';

/** Calls to identity. */
export type Identity = Pick<Promisified<IdentityServiceClient>, 'getUsers'>;

/** Calls to the league service. */
export type League = Pick<Promisified<LeagueServiceClient>, 'checkMember'>;

/** What the use cases work with. */
export type Deps = { db: Db; league: League; identity: Identity; clock: Clock };
