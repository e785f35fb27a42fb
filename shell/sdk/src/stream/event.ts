import type { Response } from '../api/contract';

/** An update as the contract has it (stream.v1.SubscribeResponse). */
export interface StreamEvent {
  id: string;
  kind: string;
  league_id?: string;
  event_id?: string;
  circuit_id?: string;
  message?: ChatLine;
}

export type ChatLine = Response<'chat.ListMessages'>[number];

/** Reads the data of a server-sent event; undefined for what a page of this version does not understand. */
export function parseEvent(data: string): StreamEvent | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string' ? (value as StreamEvent) : undefined;
  } catch {
    // Not ours. The next one may be.
    return undefined;
  }
}
