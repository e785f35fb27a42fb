import type { Response } from '@oddsmates/sdk';

export type Friend = Response<'social.ListFriends'>[number];
export type FoundUser = Response<'social.SearchUsers'>[number];
export type FriendRequest = Response<'social.ListFriendRequests'>['requests'][number];
export type Notification = Response<'social.ListNotifications'>[number];
export type ChatMessage = Response<'chat.ListMessages'>[number];
