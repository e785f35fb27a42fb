import { circuitStates } from './circuits';
import { eventStates } from './events';
import { leagueStates } from './leagues';
import { peopleStates } from './people';
import type { MakeState } from './world';

/** Every state that a pact with the gateway may name. */
export const gatewayStates: Readonly<Record<string, MakeState>> = { ...peopleStates, ...leagueStates, ...eventStates, ...circuitStates };
