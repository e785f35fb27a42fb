import { once } from './once';

const DESCRIPTION_MAX = 100; // spec section 9

const dayAndTime = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true }));
const monthAndYear = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }));

/** An ISO time in the viewer's zone as 'MMM d, h:mm a', e.g. 'Nov 21, 7:05 PM'. Empty for what is no time. */
export function formatDateTime(iso: string): string {
  // Newer browsers put a narrow no-break space before AM and PM.
  return isTime(iso) ? dayAndTime().format(new Date(iso)).replace(/\u202f/g, ' ') : '';
}

/** 'November 2026', for member-since dates. */
export const formatMonth = (iso: string): string => (isTime(iso) ? monthAndYear().format(new Date(iso)) : '');

/** 'N member' or 'N members', at least 1 (spec section 2, league card). */
export function formatMembers(count: number): string {
  const shown = Math.max(1, count);
  return `${shown} ${shown === 1 ? 'member' : 'members'}`;
}

/** Cuts at 100 characters and adds an ellipsis; counts characters as people do, so that no emoji is cut in half. */
export function truncate(text: string, max = DESCRIPTION_MAX): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('')}...` : text;
}

/** At most two letters for an avatar without a picture. */
export function initials(username: string): string {
  const words = username.trim().split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
}

const isTime = (iso: string): boolean => !Number.isNaN(Date.parse(iso));
