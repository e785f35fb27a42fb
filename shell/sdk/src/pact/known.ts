import { MatchersV3 } from '@pact-foundation/pact';
import { STATE_VALUES, type StateValue } from './state-values';

/** A value that the provider state makes known. */
export function known(name: StateValue) {
  return MatchersV3.fromProviderState<string>(`\${${name}}`, STATE_VALUES[name]);
}
