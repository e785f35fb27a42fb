import { BETTING_FAILURES } from './betting';
import type { Failure } from './failure';
import { LEAGUE_FAILURES } from './leagues';
import { SOCIAL_FAILURES } from './social';

/** What can fail on every screen, by remote. */
export const FAILURES: readonly Failure[] = [...LEAGUE_FAILURES, ...BETTING_FAILURES, ...SOCIAL_FAILURES];
