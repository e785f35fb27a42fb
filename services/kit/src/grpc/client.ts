import { credentials, type CallOptions, type ChannelOptions, type ChannelCredentials, type Client, type ClientUnaryCall, type Metadata, type ServiceError } from '@grpc/grpc-js';
import { callByGrpcPath, type ContractCall } from '@oddsmates/proto/descriptor';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { isRefusal } from '../errors/app-error';
import { backoffMs, pause } from '../retry/backoff';
import { CHANNEL_OPTIONS } from './channel';
import type { Context } from './context';
import { fromServiceError } from './error-detail';
import type { UnaryService } from './handlers';
import { writeMetadata } from './metadata';
import { observeCall } from './observe-call';

/** Together they wait longer than it takes to look again for a service that was gone, so that one that is back is reached. */
const ATTEMPTS = 5;
const BACKOFF = { firstMs: 50, maxMs: 500 };

/** What a call to another service needs of the call it is made for; see {@link systemContext} for work without a caller. */
export type CallContext = Pick<Context, 'caller' | 'requestId' | 'deadline' | 'signal' | 'clientAddress'>;

type UnaryCall<Req, Res> = (
  request: Req,
  metadata: Metadata,
  options: Partial<CallOptions>,
  callback: (error: ServiceError | null, response: Res) => void,
) => ClientUnaryCall;

/** A generated client, `WalletServiceClient`, with promises: `wallet.openBook(ctx, request)`. */
export type Promisified<C> = {
  [M in Exclude<keyof C, keyof Client>]: C[M] extends UnaryCall<infer Req, infer Res> ? (ctx: CallContext, request: Req) => Promise<Res> : never;
} & { close(): void };

/** The constructor that is generated with a client. */
export type GeneratedClient<C> = {
  new (address: string, credentials: ChannelCredentials, options?: ChannelOptions): C;
  service: UnaryService;
};

/**
 * Opens a client of another service. Each call has a deadline (what is left of the context's, at most the contract's), passes on the request
 * id and the caller, and is retried on UNAVAILABLE when the contract says that it may be repeated.
 * A refusal arrives as the AppError that the other service threw.
 */
export function grpcClient<C extends Client>(Generated: GeneratedClient<C>, address: string): Promisified<C> {
  const client = new Generated(address, credentials.createInsecure(), CHANNEL_OPTIONS);
  const calls = Object.entries(Generated.service).map(([name, { path }]) => {
    const contract = callByGrpcPath(path);
    if (!contract) throw new Error(`${path} is not in the contract`);
    const method = Reflect.get(client, name) as UnaryCall<unknown, unknown>;
    return [name, (ctx: CallContext, request: unknown) => observeCall(contract, () => callWithRetry(contract, ctx, (...rest) => method.call(client, request, ...rest)))];
  });
  return { ...Object.fromEntries(calls), close: () => client.close() } as Promisified<C>;
}

type Start = (metadata: Metadata, options: Partial<CallOptions>, callback: (error: ServiceError | null, response: unknown) => void) => ClientUnaryCall;

async function callWithRetry(contract: ContractCall, ctx: CallContext, start: Start): Promise<unknown> {
  const deadline = new Date(Math.min(ctx.deadline.getTime(), Date.now() + contract.deadlineMs));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(ctx, deadline, start);
    } catch (error) {
      const waitMs = backoffMs(attempt, BACKOFF);
      const inTime = Date.now() + waitMs < deadline.getTime() && !ctx.signal.aborted;
      if (attempt === ATTEMPTS || !contract.repeatable || !inTime || !isRefusal(error, Reason.UNAVAILABLE)) throw error;
      await pause(waitMs, ctx.signal);
    }
  }
}

function callOnce(ctx: CallContext, deadline: Date, start: Start): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const cancel = () => running.cancel();
    const running = start(writeMetadata(ctx), { deadline }, (error, response) => {
      ctx.signal.removeEventListener('abort', cancel);
      if (error) reject(fromServiceError(error));
      else resolve(response);
    });
    ctx.signal.addEventListener('abort', cancel, { once: true });
    if (ctx.signal.aborted) cancel();
  });
}
