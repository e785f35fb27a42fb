import { status } from '@grpc/grpc-js';
import { SpanKind } from '@opentelemetry/api';
import type { ContractCall } from '@oddsmates/proto/descriptor';
import { AppError } from '../errors/app-error';
import { inSpan } from '../trace/span';
import { clientSeconds } from './figures';
import { rpcAttributes } from './span-attributes';

/** Keeps the figure and the span of a call to another service, its retries included. What travels with the call is read within. */
export function observeCall<T>(call: ContractCall, work: () => Promise<T>): Promise<T> {
  return inSpan(call.name, { kind: SpanKind.CLIENT, attributes: rpcAttributes(call) }, async () => {
    const end = clientSeconds.startTimer({ method: call.name });
    try {
      const answer = await work();
      end({ code: status[status.OK] });
      return answer;
    } catch (error) {
      end({ code: status[error instanceof AppError ? error.refusal.code : status.INTERNAL] });
      throw error;
    }
  });
}
