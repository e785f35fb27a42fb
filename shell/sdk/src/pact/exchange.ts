import type { CallName, Request, Response } from '../api/contract';
import type { Matching } from './matching';

/** A call as a screen makes it. */
export interface Asked<K extends CallName> {
  call: K;
  /** The provider state: the world in which the gateway is asked. Those of deploy/pact/states are there. */
  given: string;
  /** What the person does, in words; with the call it names the interaction. */
  upon: string;
  /** All that is sent. */
  request: Matching<Request<K>>;
  /** Makes the call as the screen does, where a request is made of what is typed; else the examples of `request` are sent. */
  send?: () => Promise<Response<K>>;
  /** Nobody is signed in. */
  visitor?: true;
}

/** A call, and what the screen relies on in its answer. */
export interface Answered<K extends CallName> extends Asked<K> {
  /** 200 when left out. */
  status?: number;
  answer: Matching<Response<K>>;
}

/** A call that is refused, and what the screen relies on in the refusal. */
export interface Refused<K extends CallName> extends Asked<K> {
  status: number;
  refusal: { error: Matching<string>; code: Matching<string>; fields?: Record<string, Matching<string>> };
}
