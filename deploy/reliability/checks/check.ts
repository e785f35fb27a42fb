import type { Stack } from '../../stack/start-stack';
import type { LoadRecord } from '../load/record';

/** Looks at what the product has stored, while nothing is under way; one sentence for each breach of what its players were told. */
export type Check = (stack: Stack, record: LoadRecord) => Promise<string[]>;
