import { getOption } from '@bufbuild/protobuf';
import { ReasonSchema } from '@oddsmates/proto/descriptor/contract/v1/reasons';
import { refusal } from '@oddsmates/proto/descriptor/contract/v1/refusal';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { status } from '@grpc/grpc-js';

/** How the contract answers a reason. */
export type Refusal = {
  /** The gRPC status. */
  code: status;
  /** The sentence, with its `{name}` places still open. */
  sentence: string;
  /** The HTTP status where it is not the one that follows from the gRPC status. */
  http?: number;
};

const UNKNOWN: Refusal = { code: status.INTERNAL, sentence: 'Something went wrong. Please try again.' };

/** Read once from the contract's descriptor, so that no reason is written down twice. */
const REFUSALS: ReadonlyMap<string, Refusal> = new Map(
  ReasonSchema.values.map((value) => {
    const { status: name, sentence, http } = getOption(value, refusal);
    const code = statusByName(name);
    return [value.name, http === 0 ? { code, sentence } : { code, sentence, http }];
  }),
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
