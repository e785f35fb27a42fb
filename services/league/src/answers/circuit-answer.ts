import { isoTime, money, pictureOf, usernameOf, type Cents, type People } from '@oddsmates/kit';
import type { Circuit, CircuitDecision, Participant } from '@oddsmates/proto/grpc/league/v1/circuit';
import type { LeagueEvent } from '@oddsmates/proto/grpc/league/v1/event';
import { standings } from '../domain/circuit-standings';
import { circuitStatus } from '../domain/circuit-status';
import { decisionWords } from '../domain/decision-words';
import type { PlaceRow } from '../store/circuit-decisions';
import type { CircuitRow } from '../store/circuits';
import { entryOf, weightsOf, type CircuitParts } from './circuit-parts';

/** Somebody who takes part. */
type Player = { userId: string; score: number; joinedAt: Date };

/** Who looks at circuits, and how much they are told. */
export type View = {
  viewerId: string;
  people: People;
  /** The component events as the viewer may see them. */
  events: ReadonlyMap<string, LeagueEvent>;
  /** How many participants are told, the best first. */
  participants: number;
  now: Date;
};

/** A circuit as the API tells it: with its standings of this moment, or as they stood when it was decided. */
export function circuitAnswer(circuit: CircuitRow, parts: CircuitParts, view: View): Circuit {
  const components = parts.components.get(circuit.id) ?? [];
  const places = parts.places.get(circuit.id) ?? [];
  const players = circuit.rule === null ? playing(circuit, parts) : places.map((place) => ({ userId: place.user_id, score: place.score, joinedAt: place.joined_at }));
  const pot = money.cents(circuit.entry_fee_cents * BigInt(players.length));
  const tiebreaker = parts.events.get(circuit.tiebreaker_event_id ?? '');
  const winners = circuit.decided_at === null ? [] : places.filter(({ winner }) => winner);
  return {
    id: circuit.id,
    league_id: circuit.league_id,
    name: circuit.name,
    description: circuit.description,
    status: circuitStatus(circuit, view.now),
    entry_fee: money.format(money.cents(circuit.entry_fee_cents)),
    pot: money.format(pot),
    participant_count: players.length,
    participants: players.slice(0, view.participants).map((player) => participantAnswer(player, view.people)),
    component_events: components.map(({ event_id, weight }) => ({ league_event: view.events.get(event_id), weight })),
    tiebreaker_event: tiebreaker && { id: tiebreaker.id, event_name: tiebreaker.name },
    winner: winners.length === 0 ? undefined : winners.map(({ user_id }) => usernameOf(view.people, user_id)).join(', '),
    start_date: circuit.start_date ? isoTime(circuit.start_date) : undefined,
    end_date: circuit.end_date ? isoTime(circuit.end_date) : undefined,
    joined: players.some(({ userId }) => userId === view.viewerId),
    decision: decisionAnswer(circuit, places, { pot, tiebreaker: tiebreaker?.name, people: view.people }),
  };
}

function playing(circuit: CircuitRow, parts: CircuitParts): Player[] {
  const entries = (parts.entries.get(circuit.id) ?? []).map(entryOf);
  return standings(entries, weightsOf(parts.components.get(circuit.id) ?? []), parts.earned);
}

function participantAnswer({ userId, score, joinedAt }: Player, people: People): Participant {
  return { user: { id: userId, username: usernameOf(people, userId) }, score, joined_at: isoTime(joinedAt), profile_image_url: pictureOf(people, userId) };
}

type DecidedOn = { pot: Cents; tiebreaker: string | undefined; people: People };

function decisionAnswer(circuit: CircuitRow, places: readonly PlaceRow[], { pot, tiebreaker, people }: DecidedOn): CircuitDecision | undefined {
  if (circuit.rule === null || circuit.decided_at === null) return undefined;
  const named = places.map((place) => ({ ...place, name: usernameOf(people, place.user_id), distanceHundredths: place.distance_hundredths }));
  return {
    rule: decisionWords({ rule: circuit.rule, pot, tiebreaker }, named),
    places: named.map((place) => ({
      user: { id: place.user_id, username: place.name },
      score: place.score,
      guess: place.guess_hundredths === null ? undefined : Number(place.guess_hundredths) / 100,
      distance: place.distance_hundredths === null ? undefined : Number(place.distance_hundredths) / 100,
      share: money.format(money.cents(place.share_cents)),
    })),
    decided_at: isoTime(circuit.decided_at),
  };
}
