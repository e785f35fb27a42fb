import { AppError, foldName } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';

/** A username as it is shown, and the key under which it is unique. */
export type Username = { shown: string; key: string };

/**
 * Reads a username that is within the contract's bounds (docs/domain-rules.md#accounts).
 * @throws AppError INVALID_REQUEST for a name with nothing to see in it, which no bound on its length can tell
 */
export function readUsername(text: string): Username {
  const shown = text.trim().normalize('NFC');
  const key = foldName(shown);
  if (key === '') throw new AppError(Reason.INVALID_REQUEST, { fields: { username: 'Username is required' } });
  return { shown, key };
}
