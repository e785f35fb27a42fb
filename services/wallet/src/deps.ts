import type { Clock, Db } from '@oddsmates/kit';

/** What the use cases work with: their database and the time. The wallet calls nobody. */
export type Deps = { db: Db; clock: Clock };

/** How long an audit of the ledger may read, in milliseconds: a large one takes a while, and nobody waits. */
export const AUDIT_TIMEOUT_MS = 600_000;

/** How long a statement of a settlement may take, in milliseconds: below the 60 s that the contract gives the call. */
export const SETTLEMENT_TIMEOUT_MS = 50_000;
