import type { NotificationSettings } from '@oddsmates/proto/grpc/social/v1/social';
import type { Notice, NoticeType } from './notice';

/** A kind that may be switched off. All others are always told: an invite waits for an answer, a removal takes bets and a league away. */
export type ChosenKind = keyof NotificationSettings & NoticeType;

/** A kind that somebody does not want to be told of. */
export type Muted = { user_id: string; type: string };

const CHOSEN: Record<keyof NotificationSettings, true> = {
  bet_won: true,
  bet_lost: true,
  bet_void: true,
  circuit_won: true,
  friend_accepted: true,
  event_created: true,
  circuit_created: true,
} satisfies Record<ChosenKind, true>;

/** The kinds that may be switched off, in one order for everybody. */
export const CHOSEN_KINDS = Object.keys(CHOSEN) as ChosenKind[];

/** What is left to tell once each kind is taken out that its reader does not want. */
export function wanted(notices: Notice[], muted: Muted[]): Notice[] {
  const off = new Set(muted.map(({ user_id: userId, type }) => `${userId} ${type}`));
  return notices.filter(({ userId, type }) => !isChosen(type) || !off.has(`${userId} ${type}`));
}

/** Everything is on but what is muted. */
export function settingsOf(muted: string[]): NotificationSettings {
  const isOn = (kind: ChosenKind) => !muted.includes(kind);
  return Object.fromEntries(CHOSEN_KINDS.map((kind) => [kind, isOn(kind)])) as Record<ChosenKind, boolean>;
}

/** The kinds that a change of the settings switches on and off; what it leaves out stays as it is. */
export function changesOf(change: Partial<NotificationSettings>): { on: ChosenKind[]; off: ChosenKind[] } {
  return { on: CHOSEN_KINDS.filter((kind) => change[kind] === true), off: CHOSEN_KINDS.filter((kind) => change[kind] === false) };
}

function isChosen(type: NoticeType): boolean {
  return type in CHOSEN;
}
