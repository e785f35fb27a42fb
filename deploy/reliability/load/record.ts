import type { CallName } from '@oddsmates/proto/api';

/** A call, or the look at a picture. */
export type Asked = CallName | 'media';

/** What became of one request, as its caller saw it. */
export interface Outcome {
  call: Asked;
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

/** A chat line that was accepted. */
export interface Line {
  id: string;
  /** When it was accepted. */
  saidAt: number;
}

/** All that the players of a load were told: what the product has to stand by afterwards. */
export class LoadRecord {
  readonly outcomes: Outcome[] = [];
  /** Every bet that was accepted, by its id: on which event. A bet whose answer came twice is one. */
  readonly bets = new Map<string, { eventId: string; userId: string }>();
  readonly completions = new Map<string, Completion>();
  /** By league, the chat lines that were accepted, in the order in which their speaker said them. */
  readonly lines = new Map<string, Line[]>();
  /** The ids of the lines that an open page heard live. */
  readonly heard = new Set<string>();
  /** Where the pictures are that were taken. */
  readonly pictures = new Set<string>();
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
