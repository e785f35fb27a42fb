import { id, number, text } from '@oddsmates/sdk/pact';

/** Somebody as every list shows them. */
export const aPerson = { id: id(), username: text('bob'), profile_image_url: text('') };
/** The same, with points. */
export const aPlayer = { ...aPerson, points: number(1250) };
