import { notices, sentenceOf, useAction } from '@oddsmates/sdk';
import { useState } from 'react';

export const INVITES_FAILED = 'Failed to send invites. Please try again.';

export interface Invites {
  send: (friendIds: readonly string[]) => Promise<void>;
  busy: boolean;
  /** Friend -> why their invite was not sent, after the last attempt. */
  failures: ReadonlyMap<string, string>;
  /** Friends who were invited in this dialog. */
  sent: ReadonlySet<string>;
}

/** Invites friends to a league, one call per friend. `onAllSent` comes only when none failed. */
export function useInvites(leagueId: string, onAllSent: () => void): Invites {
  const { mutateAsync } = useAction('league.InviteUser');
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());

  const send = async (friendIds: readonly string[]) => {
    if (busy) return;
    setBusy(true);
    const failed = new Map<string, string>();
    // One after the other: a captain with sixty friends is no burst for the server.
    for (const friendId of friendIds) {
      try {
        await mutateAsync({ request: { league_id: leagueId, user_id: friendId } });
        setSent((known) => new Set(known).add(friendId));
      } catch (error) {
        failed.set(friendId, sentenceOf(error, INVITES_FAILED));
      }
    }
    setFailures(failed);
    setBusy(false);
    if (failed.size > 0) return;
    notices.success('Invites sent successfully!');
    onAllSent();
  };
  return { send, busy, failures, sent };
}
