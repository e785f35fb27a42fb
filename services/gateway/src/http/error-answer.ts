import { status as grpcStatus } from '@grpc/grpc-js';
import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { answerJson, type JsonObject } from './answer';
import type { Exchange } from './exchange';
import { HttpRefusal } from './refusals';

/** The HTTP status of each gRPC status. What is missing here is a fault of ours. */
const HTTP_STATUS: Readonly<Partial<Record<grpcStatus, number>>> = {
  [grpcStatus.INVALID_ARGUMENT]: 400,
  [grpcStatus.OUT_OF_RANGE]: 400,
  [grpcStatus.UNAUTHENTICATED]: 401,
  [grpcStatus.PERMISSION_DENIED]: 403,
  [grpcStatus.NOT_FOUND]: 404,
  [grpcStatus.ALREADY_EXISTS]: 409,
  [grpcStatus.ABORTED]: 409,
  [grpcStatus.FAILED_PRECONDITION]: 409,
  [grpcStatus.RESOURCE_EXHAUSTED]: 429,
  [grpcStatus.UNIMPLEMENTED]: 501,
  [grpcStatus.UNAVAILABLE]: 503,
  [grpcStatus.DEADLINE_EXCEEDED]: 504,
};

/** When nobody said when to try again, in seconds. */
const RETRY_AFTER_S: Readonly<Record<number, number>> = { 429: 1, 503: 2 };

/** How an error is answered: `{error, code, fields?, request_id}`, and never anything about what went wrong inside. */
export type ErrorAnswer = { status: number; headers: Record<string, string>; body: JsonObject };

/** Turns whatever was thrown into an answer. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  if (error instanceof HttpRefusal) {
    return { status: error.status, headers: { ...error.headers }, body: { error: error.sentence, code: error.code, request_id: requestId } };
  }
  const refusal = error instanceof AppError ? error : new AppError(Reason.INTERNAL, { cause: error });
  const { code, http } = refusal.refusal;
  const status = http ?? HTTP_STATUS[code] ?? 500;
  const headers: Record<string, string> = {};
  const retryAfterS = refusal.retryAfterS ?? RETRY_AFTER_S[status];
  if (retryAfterS !== undefined) headers['Retry-After'] = String(retryAfterS);
  if (status === 401) headers['WWW-Authenticate'] = 'Token';
  // The details come first: they never speak for the error itself.
  const body: JsonObject = { ...refusal.details, error: refusal.sentence, code: refusal.reason };
  if (Object.keys(refusal.fields).length > 0) body.fields = { ...refusal.fields };
  return { status, headers, body: { ...body, request_id: requestId } };
}

/** Ends an exchange with an error; one of ours is logged with its cause. Once the answer has begun, all that is left is to break it off. */
export function answerError(exchange: Exchange, error: unknown): void {
  const { res, log, requestId } = exchange;
  const answer = errorAnswer(error, requestId);
  if (answer.status === 500) log.error({ err: error }, 'A request failed');
  if (res.headersSent) {
    res.destroy();
    return;
  }
  if (!res.writable || res.destroyed) return;
  answerJson(res, answer.status, answer.body, answer.headers);
}
