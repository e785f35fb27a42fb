import type { ApiError } from '@oddsmates/sdk';
import type { LeagueFieldValues } from './league-fields';

const NAMES: readonly (keyof LeagueFieldValues)[] = ['name', 'description'];

/** The server's sentences for a league's inputs, as antd's `setFields` takes them. Inputs without one are left alone. */
export function fieldErrors(error: ApiError): { name: keyof LeagueFieldValues; errors: string[] }[] {
  return NAMES.flatMap((name) => {
    const sentence = error.fields[name];
    return sentence === undefined ? [] : [{ name, errors: [sentence] }];
  });
}
