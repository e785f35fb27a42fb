import { Metadata } from '@grpc/grpc-js';
import { newId } from '../ids/ids';
import { currentTrace } from '../trace/context';
import type { Caller, Context } from './context';

const REQUEST_ID = /^[\w.-]{1,64}$/;
const MOST_CHARACTERS = 200;

/** What travels beside a request. */
export type CallFacts = {
  caller: Caller;
  requestId: string;
  idempotencyKey: string | undefined;
  clientAddress: string | undefined;
  traceparent: string | undefined;
};

/** Reads what came beside a request; what is malformed counts as not there. */
export function readMetadata(metadata: Metadata): CallFacts {
  const userId = text(metadata, 'x-user-id');
  const requestId = text(metadata, 'x-request-id');
  return {
    caller: userId === undefined ? undefined : { userId },
    requestId: requestId !== undefined && REQUEST_ID.test(requestId) ? requestId : newId(),
    idempotencyKey: text(metadata, 'idempotency-key'),
    clientAddress: text(metadata, 'x-client-address'),
    traceparent: text(metadata, 'traceparent'),
  };
}

/** Writes what a service passes on to the next one. The idempotency key stays: it belongs to the call that the browser made. */
export function writeMetadata(ctx: Pick<Context, 'caller' | 'requestId' | 'clientAddress'>): Metadata {
  const metadata = new Metadata();
  metadata.set('x-request-id', ctx.requestId);
  if (ctx.caller) metadata.set('x-user-id', ctx.caller.userId);
  if (ctx.clientAddress !== undefined) metadata.set('x-client-address', ctx.clientAddress);
  const traceparent = currentTrace();
  if (traceparent !== undefined) metadata.set('traceparent', traceparent);
  return metadata;
}

function text(metadata: Metadata, key: string): string | undefined {
  const value = metadata.get(key)[0];
  return typeof value === 'string' && value !== '' && value.length <= MOST_CHARACTERS ? value : undefined;
}
