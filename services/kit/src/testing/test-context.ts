import { createContext, type Context } from '../grpc/context';
import { newId } from '../ids/ids';
import { silentLogger } from '../log/logger';

/** What a test may want to say of a call; everything else is filled in. */
export type TestContextOptions = Partial<Omit<Context, 'caller' | 'userId'>> & {
  /** Who calls; a visitor when left out. */
  userId?: string;
};

/** A context for a use case under test: a silent log, a deadline 30 s away. */
export function testContext({ userId, ...rest }: TestContextOptions = {}): Context {
  return createContext({
    caller: userId === undefined ? undefined : { userId },
    requestId: newId(),
    deadline: new Date(Date.now() + 30_000),
    log: silentLogger(),
    signal: new AbortController().signal,
    ...rest,
  });
}
