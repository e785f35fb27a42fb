import type { RemoteName } from './remote-routes';

/** Parts of one remote that other screens show, with their props. A widget is the default export of the exposed module. */
export interface Widgets {
  social: {
    NotificationBell: Record<string, never>;
    FriendsPanel: Record<string, never>;
    LeagueChat: { leagueId: string };
  };
}

export type WidgetRemote = keyof Widgets & RemoteName;
export type WidgetName<R extends WidgetRemote> = keyof Widgets[R] & string;
