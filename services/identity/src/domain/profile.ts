import { isoTime, money } from '@oddsmates/kit';
import type { Person, User } from '@oddsmates/proto/grpc/identity/v1/identity';
import type { PersonRow, UserRow } from '../store/users';

/** The points everybody starts with (docs/domain-rules.md#points-and-statistics). */
export const STARTING_POINTS = 1200;

/** What the wallet says of a player; nothing for somebody without a bankroll. */
export type Earnings = { money_cents: bigint; points_earned: number };

const NOTHING: Earnings = { money_cents: 0n, points_earned: 0 };

/** Where a picture is served; empty without one. */
export function imageUrl(key: string | null): string {
  return key === null ? '' : `/media/${key}`;
}

/** An account as its owner sees it. */
export function userView(user: UserRow, earnings: Earnings = NOTHING): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    profile_image_url: imageUrl(user.profile_image_key),
    bio: user.bio,
    money: money.toWire(money.cents(earnings.money_cents)),
    points: STARTING_POINTS + earnings.points_earned,
    date_joined: isoTime(user.date_joined),
  };
}

/** An account as others see it. @param points 0 where they were not asked for */
export function personView(person: PersonRow, points: number): Person {
  return {
    id: person.id,
    username: person.username,
    profile_image_url: imageUrl(person.profile_image_key),
    points,
  };
}
