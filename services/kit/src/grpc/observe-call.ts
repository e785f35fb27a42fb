import { status } from '@grpc/grpc-js';
import type { ContractCall } from '@oddsmates/proto/descriptor';
import { AppError } from '../errors/app-error';
import { clientSeconds } from './figures';

/** Keeps the figure of a call to another service, its retries included. */
export async function observeCall<T>(call: ContractCall, work: () => Promise<T>): Promise<T> {
  const end = clientSeconds.startTimer({ method: call.name });
  try {
    const answer = await work();
    end({ code: status[status.OK] });
    return answer;
  } catch (error) {
    end({ code: status[error instanceof AppError ? error.refusal.code : status.INTERNAL] });
    throw error;
  }
}
