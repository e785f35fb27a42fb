export interface ApiErrorParts {
  /** HTTP status; 0 when no answer came at all. */
  status: number;
  /** Stable code of the contract, e.g. 'INSUFFICIENT_FUNDS'; 'NETWORK' and 'UNKNOWN' are the client's own. */
  code: string;
  /** A sentence for the user. */
  message: string;
  /** Field -> sentence, to show next to the input. */
  fields?: Record<string, string>;
  requestId?: string;
  /** Seconds after which another attempt makes sense. */
  retryAfterS?: number;
  cause?: unknown;
}

/** What every failed call throws. Show `message`; decide by `code`; put `fields` next to the inputs. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(parts: ApiErrorParts) {
    super(parts.message, { cause: parts.cause });
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.requestId = parts.requestId;
    this.retryAfterS = parts.retryAfterS;
  }

  /** True when the server's decision is unknown (no answer, or a failure on the way): the same request may be sent again. */
  get undecided(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** The sentence to show for anything thrown; `fallback` for what is not an answer of the server. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}
