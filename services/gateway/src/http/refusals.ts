import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';

/** A refusal that belongs to HTTP and not to the contract: no call gives it as a reason. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  constructor(
    readonly status: number,
    readonly code: string,
    /** For the user. */
    readonly sentence: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${code}: ${sentence}`);
  }
}

/** 405, with the methods that the path does know. */
export function methodNotAllowed(methods: Iterable<string>): HttpRefusal {
  return new HttpRefusal(405, 'METHOD_NOT_ALLOWED', 'This cannot be done with this address.', { Allow: [...methods].sort().join(', ') });
}

/** 408: the body did not arrive in time. */
export function bodyTooSlow(): HttpRefusal {
  return new HttpRefusal(408, 'REQUEST_TIMEOUT', 'This took too long to arrive. Please try again.', { Connection: 'close' });
}

/** 400 about one field, or about the request as a whole when the field is undefined. */
export function invalid(field: string | undefined, sentence: string): AppError {
  return new AppError(Reason.INVALID_REQUEST, field === undefined ? { sentence } : { fields: { [field]: sentence } });
}
