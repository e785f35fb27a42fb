import type { ApiError } from '@oddsmates/sdk';
import { Alert, App, Button } from 'antd';
import type { LeagueEvent } from '../../league-event/types';

export interface CancelEventProps {
  event: LeagueEvent;
  busy: boolean;
  disabled: boolean;
  failure: ApiError | undefined;
  onCancel: () => void;
}

/** For an event that did not take place: all its bets are void and the stakes go back (docs/domain-rules.md#settlement). */
export function CancelEvent({ event, busy, disabled, failure, onCancel }: CancelEventProps) {
  const { modal } = App.useApp();
  const ask = () => void modal.confirm({
    title: 'Cancel this event?',
    content: `All bets on ${event.event_name} become void and every stake goes back. This cannot be undone.`,
    okText: 'Yes, cancel it',
    okButtonProps: { danger: true },
    cancelText: 'Keep the event',
    autoFocusButton: 'cancel',
    onOk: onCancel,
  });
  return (
    <div className="complete-cancel">
      <p className="om-quiet">The event did not take place?</p>
      <Button type="text" danger loading={busy} disabled={disabled} onClick={ask}>Cancel Event</Button>
      {failure && <Alert type="error" showIcon role="alert" message={failure.status > 0 ? failure.message : 'Failed to cancel the event'} />}
    </div>
  );
}
