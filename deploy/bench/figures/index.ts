import type { Figure } from '../figure';
import { bets } from './bets';
import { gateway } from './gateway';
import { growth } from './growth';
import { hot } from './hot';
import { memory } from './memory';
import { settle } from './settle';
import { start } from './start';
import { streams } from './streams';
import { tracing } from './tracing';

/** All figures, in the order in which they are measured. */
export const FIGURES: readonly Figure[] = [bets, hot, settle, growth, gateway, streams, tracing, start, memory];
