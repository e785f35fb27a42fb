import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError } from '../errors/app-error';
import { newId } from '../ids/ids';
import type { Logger } from '../log/logger';

/** Who makes a call; undefined for a visitor and for the system itself. */
export type Caller = { userId: string } | undefined;

/** What a use case knows of the call it answers. */
export type Context = {
  readonly caller: Caller;
  /** The caller's id. @throws AppError NOT_AUTHENTICATED for a visitor. */
  readonly userId: string;
  /** Names this request in every log and error answer. */
  readonly requestId: string;
  readonly idempotencyKey?: string;
  /** When nobody waits for the answer any more. */
  readonly deadline: Date;
  readonly log: Logger;
  /** The address of the browser. */
  readonly clientAddress?: string;
  /** Aborted when the caller is gone or the deadline has passed. */
  readonly signal: AbortSignal;
};

/** The latest time there is: no deadline of its own. */
export const NO_DEADLINE = new Date(8.64e15);

/** Builds a context from its parts. */
export function createContext(parts: Omit<Context, 'userId'>): Context {
  return {
    ...parts,
    get userId() {
      if (!parts.caller) throw new AppError(Reason.NOT_AUTHENTICATED);
      return parts.caller.userId;
    },
  };
}

/** The context of work that nobody asked for: sweepers, consumers. Every call made with it has its own deadline from the contract. */
export function systemContext(log: Logger, requestId: string = newId()): Context {
  return createContext({ caller: undefined, requestId, deadline: NO_DEADLINE, log: log.child({ requestId }), signal: new AbortController().signal });
}
