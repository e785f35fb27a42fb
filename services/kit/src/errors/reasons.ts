import { status } from '@grpc/grpc-js';
import { refusals } from '@oddsmates/proto/descriptor';
import type { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';

/** How the contract answers a reason. */
export type Refusal = {
  /** The gRPC status. */
  code: status;
  /** The sentence, with its `{name}` places still open. */
  sentence: string;
  /** The HTTP status where it is not the one that follows from the gRPC status. */
  http: number | undefined;
};

const UNKNOWN: Refusal = { code: status.INTERNAL, sentence: 'Something went wrong. Please try again.', http: undefined };

const REFUSALS: ReadonlyMap<string, Refusal> = new Map(
  [...refusals].map(([name, { status: statusName, sentence, http }]) => [name, { code: statusByName(statusName), sentence, http }]),
);

/** The status and sentence of a reason. One from a newer contract than this build's is answered as INTERNAL. */
export function refusalOf(reason: Reason): Refusal {
  return REFUSALS.get(reason) ?? UNKNOWN;
}

/** Puts values into a sentence's `{name}` places; a place without a value stays as it is. */
export function fillSentence(sentence: string, params: Record<string, string> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place);
}

function statusByName(name: string): status {
  const code: unknown = Reflect.get(status, name);
  return typeof code === 'number' ? code : status.INTERNAL;
}
