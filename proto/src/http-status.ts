import type { Refusal } from './contract';

/** The HTTP status of each gRPC status by its canonical name. What is missing here is a fault of ours. */
const HTTP_STATUS: Readonly<Record<string, number>> = {
  INVALID_ARGUMENT: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  FAILED_PRECONDITION: 409,
  RESOURCE_EXHAUSTED: 429,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
};

/** The HTTP status of an answer: the refusal's own, or the one that follows from its gRPC status. */
export function httpStatusOf({ status, http }: Pick<Refusal, 'status' | 'http'>): number {
  return http ?? HTTP_STATUS[status] ?? 500;
}
