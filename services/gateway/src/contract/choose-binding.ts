import type { Json } from '../http/answer';
import type { Body } from '../body/body';
import { isObject } from './read-message';
import type { Binding } from './route-table';

/** Of the calls on one route, the one that is meant: the one whose field the body holds, else the one that asks for none. */
export function chooseBinding(bindings: readonly Binding[], body: Body | undefined): Binding {
  const held = bindings.find(({ call }) => call.whenBodyHas !== undefined && body?.kind === 'json' && holds(body.value, call.whenBodyHas));
  const chosen = held ?? bindings.find(({ call }) => call.whenBodyHas === undefined) ?? bindings[0];
  if (!chosen) throw new Error('A match has at least one call');
  return chosen;
}

/** Whether a value holds something else than null under a dotted path. */
function holds(value: Json, path: string): boolean {
  let at: Json | undefined = value;
  for (const name of path.split('.')) at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return at !== undefined && at !== null;
}
