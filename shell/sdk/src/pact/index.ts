/** For the pacts of remotes with the gateway: what a screen relies on, recorded (docs/contracts.md). */
export { gatewayPact, type GatewayPact } from './gateway-pact';
export type { Answered, Refused } from './exchange';
export { exampleOf, flag, id, list, number, oneOf, some, text, time, type Matching } from './matching';
export { known } from './known';
export { STATE_VALUES, type StateValue } from './state-values';
