import { status, type handleUnaryCall, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import { SpanKind, type Span } from '@opentelemetry/api';
import { Access, type ContractCall } from '@oddsmates/proto/descriptor';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError } from '../errors/app-error';
import { toAppError } from '../errors/to-app-error';
import type { Logger } from '../log/logger';
import { contextOf } from '../trace/context';
import { inSpan, noteError } from '../trace/span';
import { checkRequest } from './bounds/check-request';
import { createContext, type Context } from './context';
import { earliestDeadline, withinDeadline } from './deadline';
import { toStatus } from './error-detail';
import { serverSeconds } from './figures';
import { readMetadata, type CallFacts } from './metadata';
import { rpcAttributes } from './span-attributes';

/** How a use case is called. */
export type Handler = (ctx: Context, request: unknown) => Promise<unknown>;

const WITH_CALLER: ReadonlySet<Access> = new Set([Access.USER, Access.MEMBER, Access.CAPTAIN, Access.ADDRESSEE]);

/**
 * Everything around a use case, in this order: who calls, until when, may they at all, is the request well formed; then the answer or the
 * refusal, a line in the log, a figure and a span.
 */
export function unary(call: ContractCall, handler: Handler | undefined, log: Logger): handleUnaryCall<unknown, unknown> {
  return (grpcCall, answer) => {
    const facts = readMetadata(grpcCall.metadata);
    const requestLog = log.child({ requestId: facts.requestId });
    const parts = { kind: SpanKind.SERVER, attributes: rpcAttributes(call), parent: contextOf(facts.traceparent) };
    void inSpan(call.name, parts, (span) => serve({ call, log: requestLog, span, answer }, () => run(call, handler, grpcCall, facts, requestLog)));
  };
}

/** What is around one call. */
type Served = { call: ContractCall; log: Logger; span: Span; answer: sendUnaryData<unknown> };

/** Answers with what the work gives or throws. Never rejects. */
async function serve({ call, log, span, answer }: Served, work: () => Promise<unknown>): Promise<void> {
  const startedMs = performance.now();
  try {
    const response = await work();
    finish(call, log, startedMs, status.OK);
    answer(null, response);
  } catch (error) {
    const refusal = toAppError(error);
    span.setAttribute('rpc.grpc.status_code', refusal.refusal.code);
    noteError(span, refusal);
    finish(call, log, startedMs, refusal.refusal.code, refusal);
    answer(toStatus(refusal));
  }
}

async function run(
  call: ContractCall,
  handler: Handler | undefined,
  grpcCall: ServerUnaryCall<unknown, unknown>,
  { caller, requestId, idempotencyKey, clientAddress }: CallFacts,
  log: Logger,
): Promise<unknown> {
  if (!handler) throw new AppError(Reason.NOT_BUILT);
  if (!caller && WITH_CALLER.has(call.access)) throw new AppError(Reason.NOT_AUTHENTICATED);
  checkRequest(call.method.input, grpcCall.request);
  const cancel = new AbortController();
  const gone = () => cancel.abort();
  grpcCall.on('cancelled', gone);
  const deadline = earliestDeadline(Date.now(), call.deadlineMs, grpcCall.getDeadline());
  const ctx = createContext({
    caller,
    requestId,
    deadline,
    log,
    signal: cancel.signal,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(clientAddress === undefined ? {} : { clientAddress }),
  });
  // gRPC calls every stream that closes cancelled, also when it was answered: an error with its stack for nobody to see.
  return withinDeadline(deadline, cancel, () => handler(ctx, grpcCall.request)).finally(() => grpcCall.off('cancelled', gone));
}

function finish(call: ContractCall, log: Logger, startedMs: number, code: status, refusal?: AppError): void {
  const tookMs = performance.now() - startedMs;
  const line = { method: call.name, code: status[code], ms: Math.round(tookMs * 10) / 10 };
  serverSeconds.observe({ method: call.name, code: status[code] }, tookMs / 1_000);
  if (!refusal) log.info(line, 'call');
  else if (refusal.reason === Reason.INTERNAL) log.error({ ...line, err: refusal.cause ?? refusal }, 'call failed');
  else if (refusal.reason === Reason.UNAVAILABLE) log.warn({ ...line, err: refusal.cause ?? refusal }, 'call failed');
  else log.info({ ...line, reason: refusal.reason }, 'call refused');
}
