import { AppError, type Queries } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { findCircuitFor, type CircuitRow } from './store/circuits';
import { findEventFor, type EventRow } from './store/events';
import { findLeagueFor, type LeagueRow } from './store/leagues';

/** The league, for its members. @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER */
export async function requireMember(db: Queries, leagueId: string, userId: string): Promise<LeagueRow> {
  const league = await findLeagueFor(db, leagueId, userId);
  if (!league) throw new AppError(Reason.LEAGUE_NOT_FOUND);
  if (!league.is_member) throw new AppError(Reason.NOT_A_MEMBER);
  return league;
}

/** The league, for its captain. @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, and the refusal given for the other members */
export async function requireCaptain(db: Queries, leagueId: string, userId: string, refusal: Reason): Promise<LeagueRow> {
  const league = await requireMember(db, leagueId, userId);
  if (league.captain_id !== userId) throw new AppError(refusal);
  return league;
}

/** The event, for the members of its league. @throws AppError EVENT_NOT_FOUND, NOT_A_MEMBER */
export async function requireEventMember(db: Queries, eventId: string, userId: string): Promise<EventRow & { captain_id: string }> {
  const event = await findEventFor(db, eventId, userId);
  if (!event) throw new AppError(Reason.EVENT_NOT_FOUND);
  if (!event.is_member) throw new AppError(Reason.NOT_A_MEMBER);
  return event;
}

/** The event, for the captain of its league. @throws AppError EVENT_NOT_FOUND, NOT_A_MEMBER, CAPTAIN_ONLY_COMPLETE */
export async function requireEventCaptain(db: Queries, eventId: string, userId: string): Promise<EventRow> {
  const event = await requireEventMember(db, eventId, userId);
  if (event.captain_id !== userId) throw new AppError(Reason.CAPTAIN_ONLY_COMPLETE);
  return event;
}

/** The circuit, for the members of its league. @throws AppError CIRCUIT_NOT_FOUND, NOT_A_MEMBER */
export async function requireCircuitMember(db: Queries, circuitId: string, userId: string): Promise<CircuitRow> {
  const circuit = await findCircuitFor(db, circuitId, userId);
  if (!circuit) throw new AppError(Reason.CIRCUIT_NOT_FOUND);
  if (!circuit.is_member) throw new AppError(Reason.NOT_A_MEMBER);
  return circuit;
}
