import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { AppError, backoffMs, CHANNEL_OPTIONS, currentTrace, fromServiceError, isRefusal, observeCall, pause } from '@oddsmates/kit';
import type { ContractCall, ServiceName } from '@oddsmates/proto/descriptor';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';

const ATTEMPTS = 3;
const BACKOFF = { firstMs: 50, maxMs: 500 };

/** Where each service listens, 'host:port'. */
export type Addresses = Partial<Record<ServiceName, string>>;

/** What travels beside a request. */
export type CallFacts = {
  requestId: string;
  userId?: string | undefined;
  clientAddress: string;
  idempotencyKey?: string | undefined;
};

/** The services behind the gateway. Messages go through as bytes: what they mean, the contract knows. */
export interface Services {
  /**
   * Calls a service and gives its encoded answer.
   * @param signal cancels the call, and with it the work of the service
   * @throws AppError the service's refusal; UNAVAILABLE when it cannot be reached, DEADLINE_EXCEEDED, NOT_BUILT
   */
  call(call: ContractCall, request: Uint8Array, facts: CallFacts, signal: AbortSignal): Promise<Uint8Array>;
  /** Whether a service can be reached now. */
  reachable(name: ServiceName): Promise<boolean>;
  close(): void;
}

/** Opens a channel to every service with an address. Connections are made when they are first needed. */
export function connectServices(addresses: Addresses): Services {
  const clients = new Map<string, Client>(Object.entries(addresses).map(([name, address]) => [name, openClient(address)]));
  return {
    async call(call, request, facts, signal) {
      const client = clients.get(call.service);
      if (!client) throw new AppError(Reason.NOT_BUILT);
      return observeCall(call, () => callWithRetry(client, call, request, facts, signal));
    },
    async reachable(name) {
      const client = clients.get(name);
      return client !== undefined && connects(client);
    },
    close() {
      for (const client of clients.values()) client.close();
    },
  };
}

function openClient(address: string): Client {
  return new Client(address, credentials.createInsecure(), CHANNEL_OPTIONS);
}

async function callWithRetry(client: Client, call: ContractCall, request: Uint8Array, facts: CallFacts, signal: AbortSignal): Promise<Uint8Array> {
  const deadline = Date.now() + call.deadlineMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(client, call.grpcPath, request, metadataOf(facts), deadline, signal);
    } catch (error) {
      const waitMs = backoffMs(attempt, BACKOFF);
      const again = attempt < ATTEMPTS && call.repeatable && isRefusal(error, Reason.UNAVAILABLE) && Date.now() + waitMs < deadline;
      if (!again || signal.aborted) throw error;
      await pause(waitMs, signal);
    }
  }
}

function callOnce(client: Client, path: string, request: Uint8Array, metadata: Metadata, deadline: number, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const cancel = () => running.cancel();
    const settle = (error: ServiceError | null, response?: Uint8Array) => {
      signal.removeEventListener('abort', cancel);
      if (error) reject(fromServiceError(error));
      else resolve(response ?? new Uint8Array());
    };
    const running = client.makeUnaryRequest<Uint8Array, Uint8Array>(path, toBuffer, asBytes, request, metadata, { deadline }, settle);
    signal.addEventListener('abort', cancel, { once: true });
    if (signal.aborted) cancel();
  });
}

function metadataOf({ requestId, userId, clientAddress, idempotencyKey }: CallFacts): Metadata {
  const metadata = new Metadata();
  metadata.set('x-request-id', requestId);
  metadata.set('x-client-address', clientAddress);
  if (userId !== undefined) metadata.set('x-user-id', userId);
  if (idempotencyKey !== undefined) metadata.set('idempotency-key', idempotencyKey);
  const traceparent = currentTrace();
  if (traceparent !== undefined) metadata.set('traceparent', traceparent);
  return metadata;
}

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const asBytes = (bytes: Buffer): Uint8Array => bytes;

function connects(client: Client): Promise<boolean> {
  return new Promise((resolve) => {
    client.waitForReady(Date.now() + 1_000, (error) => resolve(error === undefined));
  });
}
