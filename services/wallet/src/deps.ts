import type { Clock, Db } from '@oddsmates/kit';

/** What the use cases work with: their database and the time. The wallet calls nobody. */
export type Deps = { db: Db; clock: Clock };
