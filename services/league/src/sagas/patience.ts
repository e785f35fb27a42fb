import type { CallContext, Context } from '@oddsmates/kit';

/** What is kept of the caller's time for the answer. */
const ANSWER_MS = 1_000;

/** For a step that the call can do without: the same call, given up early enough to answer all the same. */
export function patience({ caller, requestId, signal, deadline }: Context): CallContext {
  return { caller, requestId, signal, deadline: new Date(deadline.getTime() - ANSWER_MS) };
}
