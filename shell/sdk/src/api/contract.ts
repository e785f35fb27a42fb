import type { Calls } from '@oddsmates/proto/api';

/** The name of a call, `'<service>.<Method>'`, e.g. `'wallet.PlaceBet'`. */
export type CallName = keyof Calls;
/** Path variables, query and body fields of a call, by their names in the contract. */
export type Request<K extends CallName> = Calls[K]['request'];
export type Response<K extends CallName> = Calls[K]['response'];
