import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { fillSentence, refusalOf, type Refusal } from './reasons';

/** What fits into a JSON object. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** A JSON object. */
export type JsonObject = { [key: string]: Json };

/** What can be said about a refusal beside its reason. */
export type AppErrorOptions = {
  /** Fill the `{name}` places of the reason's sentence. */
  params?: Record<string, string>;
  /** Sentences by field, 'market_data.outcomes[0].price'. */
  fields?: Record<string, string>;
  /** Facts for the page beside the sentence, such as the current odds. */
  details?: JsonObject;
  /** The sentence, where the one of the contract does not say it; for a refusal that another service has already put into words. */
  sentence?: string;
  /** When it is worth trying again, in whole seconds. */
  retryAfterS?: number;
  /** What went wrong underneath: logged, never sent. */
  cause?: unknown;
};

/** A refusal: the one error type that crosses a service's border. Anything else thrown is answered as INTERNAL. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly reason: Reason;
  /** For the user. */
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: JsonObject | undefined;
  readonly retryAfterS: number | undefined;

  constructor(reason: Reason, options: AppErrorOptions = {}) {
    const fields = options.fields ?? {};
    const sentence = options.sentence ?? sentenceFor(reason, fields, options.params);
    super(`${reason}: ${sentence}`, { cause: options.cause });
    this.reason = reason;
    this.sentence = sentence;
    this.fields = fields;
    this.details = options.details;
    this.retryAfterS = options.retryAfterS;
  }

  /** The status and words that the contract has for the reason. */
  get refusal(): Refusal {
    return refusalOf(this.reason);
  }
}

/** A refused request is told by its first field: 'Username must be at most 50 characters.' says more than 'Please check what you entered.' */
function sentenceFor(reason: Reason, fields: Record<string, string>, params?: Record<string, string>): string {
  const first = Object.values(fields)[0];
  if (reason === Reason.INVALID_REQUEST && first !== undefined) return first;
  return fillSentence(refusalOf(reason).sentence, params);
}

/** Whether an error is a refusal for this reason. */
export function isRefusal(error: unknown, reason: Reason): error is AppError {
  return error instanceof AppError && error.reason === reason;
}
