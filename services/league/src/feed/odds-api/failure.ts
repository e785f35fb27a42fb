/**
 * What went wrong with a call, by what is to be done about it.
 *
 * | kind           | told by                                        | then                                      |
 * | -------------- | ---------------------------------------------- | ----------------------------------------- |
 * | out_of_credits | OUT_OF_USAGE_CREDITS, whatever the status      | no call until the quota is renewed        |
 * | bad_key        | MISSING_KEY, INVALID_KEY, DEACTIVATED_KEY, 401 | no call for a while; somebody has to look |
 * | unknown_sport  | UNKNOWN_SPORT, INVALID_SPORT                   | the sport leaves the list                 |
 * | too_fast       | EXCEEDED_FREQ_LIMIT, 429                       | once more, a little later                 |
 * | down           | 5xx, no answer, an answer that is none         | once more                                 |
 * | our_mistake    | any other 4xx                                  | never again the same way; logged          |
 */
export type FailureKind = 'out_of_credits' | 'bad_key' | 'unknown_sport' | 'too_fast' | 'down' | 'our_mistake';

/** A call that failed. Holds no address and nothing the provider wrote but its code: the key could be in either. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  constructor(
    readonly kind: FailureKind,
    /** The provider's `error_code`, the HTTP status or the system's word, 'ECONNREFUSED'. */
    readonly code: string,
  ) {
    super(`The odds provider failed: ${kind} (${code})`);
  }
}

/** An answer other than 200, as a failure. The code decides and not the status: the quota's end has been seen as 401 and as 429. */
export function failureOf(status: number, body: unknown): ProviderFailure {
  const code = errorCode(body);
  return new ProviderFailure(kindOf(status, code), code ?? `HTTP ${status}`);
}

function kindOf(status: number, code: string | undefined): FailureKind {
  switch (code) {
    case 'OUT_OF_USAGE_CREDITS':
      return 'out_of_credits';
    case 'MISSING_KEY':
    case 'INVALID_KEY':
    case 'DEACTIVATED_KEY':
      return 'bad_key';
    case 'UNKNOWN_SPORT':
    case 'INVALID_SPORT':
      return 'unknown_sport';
    case 'EXCEEDED_FREQ_LIMIT':
      return 'too_fast';
    default:
      if (status === 429) return 'too_fast';
      if (status === 401) return 'bad_key';
      return status >= 400 && status < 500 ? 'our_mistake' : 'down';
  }
}

/** Codes are capital letters; anything else could be anything. */
function errorCode(body: unknown): string | undefined {
  const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error_code') : undefined;
  return typeof code === 'string' && /^[A-Z_]{3,60}$/.test(code) ? code : undefined;
}

/** Whether the same call can succeed a moment later. */
export function isPassing({ kind }: ProviderFailure): boolean {
  return kind === 'too_fast' || kind === 'down';
}
