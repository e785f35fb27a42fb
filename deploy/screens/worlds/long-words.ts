/** The longest that the contract allows of everything, in words and without a single gap. Lengths are in characters, as people count them. */

const cut = (text: string, characters: number): string => [...text.repeat(Math.ceil(characters / [...text].length))].slice(0, characters).join('').trim();

/** Broken nowhere. */
export const unbroken = (characters: number): string => cut('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', characters);
/** Broken at its gaps. */
export const wordy = (characters: number): string => cut('The Most Honourable and Ancient Order of Saturday Afternoon Underdogs ', characters);
export const EMOJI = '🏆👩‍👩‍👧‍👦🇩🇪';

export const USERNAME_MAX = 50;
export const NAME_MAX = 100;
export const EVENT_NAME_MAX = 200;
export const BIO_MAX = 500;
export const TEXT_MAX = 2000;
