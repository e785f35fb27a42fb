import { createRegistry, fromBinary, fromJson, toBinary, toJson, type DescMessage, type JsonValue } from '@bufbuild/protobuf';
import { file_events_v1_chat } from '@oddsmates/proto/descriptor/events/v1/chat';
import { file_events_v1_circuit } from '@oddsmates/proto/descriptor/events/v1/circuit';
import { file_events_v1_event } from '@oddsmates/proto/descriptor/events/v1/event';
import { file_events_v1_identity } from '@oddsmates/proto/descriptor/events/v1/identity';
import { file_events_v1_league } from '@oddsmates/proto/descriptor/events/v1/league';
import { file_events_v1_social } from '@oddsmates/proto/descriptor/events/v1/social';
import { file_events_v1_wallet } from '@oddsmates/proto/descriptor/events/v1/wallet';

const registry = createRegistry(
  file_events_v1_chat,
  file_events_v1_circuit,
  file_events_v1_event,
  file_events_v1_identity,
  file_events_v1_league,
  file_events_v1_social,
  file_events_v1_wallet,
);

/** The bytes that travel on the bus for a fact as its pact writes it: protobuf's JSON, with the fields' own names. @throws Error for what is no such message */
export function payloadOfJson(type: string, json: JsonValue): Uint8Array {
  const message = messageOf(type);
  return toBinary(message, fromJson(message, json));
}

/** What travelled on the bus, as a pact writes it. Fields without a value are left out. */
export function jsonOfPayload(type: string, payload: Uint8Array): JsonValue {
  const message = messageOf(type);
  return toJson(message, fromBinary(message, payload), { useProtoFieldName: true });
}

function messageOf(type: string): DescMessage {
  const message = registry.getMessage(type);
  if (message === undefined) throw new Error(`The contract has no event ${type}`);
  return message;
}
