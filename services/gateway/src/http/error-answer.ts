import { status as grpcStatus } from '@grpc/grpc-js';
import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { httpStatusOf } from '@oddsmates/proto/http-status';
import { answerJson, type JsonObject } from './answer';
import type { Exchange } from './exchange';
import { HttpRefusal } from './refusals';

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
  const status = httpStatusOf({ status: grpcStatus[code], http });
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
