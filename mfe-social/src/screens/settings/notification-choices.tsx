import { useCall } from '@oddsmates/sdk';
import { ErrorCard, ListSkeleton } from '@oddsmates/sdk/components';
import { NotificationChoice, type Kind } from './notification-choice';
import { SettingCard } from './setting-card';

/** Every kind that may be switched off, in the player's words. */
const KINDS: Record<Kind, string> = {
  bet_won: 'You won a bet',
  bet_lost: 'You lost a bet',
  bet_void: 'Your bet was void and your stake is back',
  event_created: 'A new event to bet on',
  circuit_created: 'A new circuit to join',
  circuit_won: 'You won a circuit',
  friend_accepted: 'Somebody accepted your friend request',
};

const SKELETON_ROWS = 4;

/** What the bell tells the player of, kind by kind; kept with the account, so true in every browser. */
export function NotificationChoices() {
  const settings = useCall('social.GetNotificationSettings', {});
  const { data } = settings;
  return (
    <SettingCard title="Notifications">
      <p className="om-quiet">What the bell tells you of. League invites, and being removed from a league, are always told.</p>
      {settings.isPending && <ListSkeleton rows={SKELETON_ROWS} />}
      {settings.isError && !data && (
        <ErrorCard error={settings.error} fallback="Failed to load your notification choices" onRetry={() => void settings.refetch()} />
      )}
      {data && (
        <ul className="setting-list">
          {(Object.keys(KINDS) as Kind[]).map((kind) => <NotificationChoice key={kind} kind={kind} name={KINDS[kind]} on={data[kind]} />)}
        </ul>
      )}
    </SettingCard>
  );
}
