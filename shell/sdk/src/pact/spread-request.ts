import { MatchersV3 } from '@pact-foundation/pact';
import { calls } from '@oddsmates/proto/api';
import type { CallName, Request } from '../api/contract';
import { exampleOf, type Matching } from './matching';
import type { known } from './known';

/** Where a described request goes, and the fields that its path does not take. */
export interface Spread {
  method: string;
  path: string | MatchersV3.Matcher<string>;
  rest: Record<string, MatchersV3.Matcher<string>>;
  /** The rest travels as a body, or else as the query. */
  body: boolean;
}

type FromState = ReturnType<typeof known>;

/**
 * Spreads a described request over path and rest, as the contract's route says.
 * @throws Error when a field of the path is missing, or is not one that the provider state makes known
 */
export function spreadRequest<K extends CallName>(call: K, request: Matching<Request<K>>): Spread {
  const { method, path, body } = calls[call];
  const rest = { ...request } as Spread['rest'];
  let [expression, example] = [path, path];
  for (const [variable, field = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = rest[field] as FromState | undefined;
    if (value?.expression === undefined) throw new Error(`${call}: ${field} is part of the path, so its value has to be known('...') from the state`);
    delete rest[field];
    expression = expression.replace(variable, value.expression);
    example = example.replace(variable, exampleOf<string>(value));
  }
  return { method, path: expression === path ? path : MatchersV3.fromProviderState(expression, example), rest, body };
}
