import type { CallName } from '@oddsmates/proto/api';

/** What became of one request, as its caller saw it. */
export interface Outcome {
  call: CallName;
  /** Milliseconds since 1970. */
  sentAt: number;
  endedAt: number;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** The stable code of a refusal; empty for a success. */
  code: string;
  /** The sentence of a refusal. */
  sentence: string;
}

/** An event that its captain has completed, or asked to. */
export interface Completion {
  leagueId: string;
  eventId: string;
  askedAt: number;
  /** Whether its captain knows that it is completed. */
  answered: boolean;
}

/** All that the players of a load were told: what the product has to stand by afterwards. */
export class LoadRecord {
  readonly outcomes: Outcome[] = [];
  /** Every bet that was accepted, by its id: on which event. A bet whose answer came twice is one. */
  readonly bets = new Map<string, { eventId: string; userId: string }>();
  readonly completions = new Map<string, Completion>();
  /** By league, the ids of the chat lines that were accepted, in the order in which their speaker said them. */
  readonly lines = new Map<string, string[]>();
  /** What nobody ever decided, a sentence each. */
  readonly undecided: string[] = [];

  /** @param since milliseconds since 1970 */
  failuresSince(since: number): Outcome[] {
    return this.outcomes.filter(({ sentAt, status }) => sentAt >= since && isFailure(status));
  }
}

/** No answer, or a failure on the server's side; a refusal of the request is an answer like any other. */
export function isFailure(status: number): boolean {
  return status === 0 || status >= 500;
}
