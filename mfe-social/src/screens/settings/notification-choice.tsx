import { notices, updateCached, useAction, type Response } from '@oddsmates/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useId } from 'react';

export type Kind = keyof Response<'social.GetNotificationSettings'>;

export interface NotificationChoiceProps {
  kind: Kind;
  /** What is told, in the player's words. */
  name: string;
  on: boolean;
}

/** One kind and its switch, which shows the choice at once and goes back when it could not be kept. */
export function NotificationChoice({ kind, name, on }: NotificationChoiceProps) {
  const client = useQueryClient();
  const id = useId();
  const save = useAction('social.UpdateNotificationSettings', {
    // One after the other: of two presses in a row, the second is what holds.
    scope: { id: `notification choice ${kind}` },
    // Its own kind alone: the answer may be older than what another switch has changed meanwhile.
    onSuccess: (settings) => updateCached(client, 'social.GetNotificationSettings', {}, (cached) => ({ ...cached, [kind]: settings[kind] })),
    onError: () => notices.error('Failed to save your choice'),
  });
  const shown = save.isPending ? save.variables.request[kind] : on;
  return (
    <li className="setting-row setting-row-close">
      <span id={id}>{name}</span>
      <span className="setting-switch"><Switch aria-labelledby={id} checked={shown} onChange={(next) => save.mutate({ request: { [kind]: next } })} /></span>
    </li>
  );
}
