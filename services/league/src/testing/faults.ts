import { AppError, type Context } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';

/**
 * How a neighbour misbehaves: `down` refuses before anything happens, `lost` does its work and then loses the answer, `hang` does nothing until
 * the caller gives up.
 */
export type Fault = 'down' | 'lost' | 'hang';

/** A neighbour that records its calls and misbehaves on demand, call by call. */
export class Faults {
  readonly calls: string[] = [];
  readonly #faults = new Map<string, Fault>();

  /** From now on these calls go wrong, or right again. */
  set(fault: Fault | undefined, ...methods: string[]): void {
    for (const method of methods) {
      if (fault) this.#faults.set(method, fault);
      else this.#faults.delete(method);
    }
  }

  /** Forgets calls and faults. */
  reset(): void {
    this.calls.length = 0;
    this.#faults.clear();
  }

  /** How often a call has come in, retries included. */
  count(method: string): number {
    return this.calls.filter((call) => call === method).length;
  }

  /** Answers a call as it is set to. */
  async around<Res>(method: string, ctx: Context, work: () => Res): Promise<Res> {
    this.calls.push(method);
    const fault = this.#faults.get(method);
    if (fault === 'hang') await new Promise((resolve) => ctx.signal.addEventListener('abort', resolve, { once: true }));
    if (fault === 'down' || fault === 'hang') throw new AppError(Reason.UNAVAILABLE, { retryAfterS: 2 });
    const answer = work();
    if (fault === 'lost') throw new AppError(Reason.UNAVAILABLE, { retryAfterS: 2 });
    return answer;
  }
}
