import type { Response } from '@oddsmates/sdk';
import type { ChatMessage, FoundUser, Friend, FriendRequest, Notification } from '../types';

export const ada = { id: 'u1', username: 'ada' };
export const adaSession = { token: 't', user: ada };
export const bob = { id: 'u2', username: 'bob', profile_image_url: '' };

export const aFriend = (changes: Partial<Friend> = {}): Friend => ({ ...bob, points: 1250, ...changes });
export const aFoundUser = (changes: Partial<FoundUser> = {}): FoundUser => ({ ...bob, points: 1250, friendStatus: 'none', ...changes });
export const aRequest = (changes: Partial<FriendRequest> = {}): FriendRequest => ({ id: 'r1', from_user: bob, created_at: '2026-11-21T19:05:00.000Z', ...changes });

export function aNotification({ type = 'event_created', ...changes }: Partial<Notification> = {}): Notification {
  return {
    id: 'n1', type, notification_type: type, message: 'Bob created Gulls vs Foxes', reference_id: 'e1', is_read: false, requires_action: false,
    created_at: '2026-11-21T19:05:00.000Z', ...changes,
  };
}

export const anInvite = (changes: Partial<Notification> = {}): Notification =>
  aNotification({ id: 'n2', type: 'league_invite', message: 'Bob invited you to Night Owls', reference_id: 'i1', requires_action: true, ...changes });

export const aMessage = (id: string, changes: Partial<ChatMessage> = {}): ChatMessage =>
  ({ id, message: `Message ${id}`, created_at: '2026-11-21T19:05:00.000Z', sender: bob, ...changes });

/** Somebody who has switched no notification off. */
export const allOn: Response<'social.GetNotificationSettings'> = {
  bet_won: true, bet_lost: true, bet_void: true, circuit_won: true, friend_accepted: true, event_created: true, circuit_created: true,
};
