import { fromBinary, toJson } from '@bufbuild/protobuf';
import type { Json } from '../http/answer';
import type { Binding } from './route-table';

/**
 * The JSON of a call's answer: names as in the contract, unset fields with their zero values unless they are optional.
 * @throws Error when the service left out the field that is the answer
 */
export function writeResponse({ call, route }: Binding, bytes: Uint8Array): Json {
  const message = fromBinary(call.method.output, bytes, { readUnknownFields: false });
  const json = toJson(call.method.output, message, { useProtoFieldName: true, alwaysEmitImplicit: true }) as { [key: string]: Json };
  if (route.responseBody === undefined) return json;
  const answer = json[route.responseBody];
  if (answer === undefined) throw new Error(`${call.name} answered without ${route.responseBody}`);
  return answer;
}
