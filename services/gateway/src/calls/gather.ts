import { context, ROOT_CONTEXT } from '@opentelemetry/api';

/** How questions are gathered. */
export type Gathering = {
  /** So long those that come wait for the answer of the one before, at most. */
  gatherMs: number;
  /** So many are asked together at most. */
  most: number;
};

/** A question whose answer somebody waits for. */
type Waiting<Q, A> = { question: Q; resolve: (answer: A) => void; reject: (error: unknown) => void };

/**
 * Asks questions together that come while one is on its way, since what a call costs is hardly the question. One that comes alone is asked at once. When
 * nobody can be asked, all that were asked together fail.
 * @param ask gives the answer, or the error, to each in the order asked
 */
export function gather<Q, A extends object>(ask: (questions: readonly Q[]) => Promise<readonly (A | Error)[]>, { gatherMs, most }: Gathering): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];
  let timer: NodeJS.Timeout | undefined;

  function send(): Promise<void> {
    const asked = waiting;
    waiting = [];
    return ask(asked.map(({ question }) => question)).then(
      (answers) => asked.forEach((each, index) => settle(each, answers[index])),
      (error: unknown) => asked.forEach(({ reject }) => reject(error)),
    );
  }

  function open(): void {
    timer = undefined;
    // What is asked for several belongs to the trace of none.
    if (waiting.length > 0) context.with(ROOT_CONTEXT, begin);
  }

  function begin(): void {
    const mine = (timer = setTimeout(open, gatherMs));
    void send().then(() => {
      if (timer !== mine) return;
      clearTimeout(mine);
      open();
    });
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (timer === undefined) begin();
      else if (waiting.length >= most) void send();
    });
}

function settle<Q, A extends object>({ resolve, reject }: Waiting<Q, A>, answer: A | Error | undefined): void {
  if (answer === undefined) reject(new Error('A question was not answered'));
  else if (answer instanceof Error) reject(answer);
  else resolve(answer);
}
