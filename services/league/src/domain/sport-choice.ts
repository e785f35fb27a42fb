/** The feed's categories that the product calls otherwise. */
const OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['Ice Hockey', 'Hockey'],
  ['Mixed Martial Arts', 'MMA'],
]);
const CHOICES: ReadonlySet<string> = new Set([
  'American Football', 'Basketball', 'Baseball', 'Hockey', 'Soccer', 'MMA', 'Boxing', 'Tennis', 'Golf', 'Esports',
]);

/** The sport of an event (spec section 3, sport choices for events) by the category it has in the feed; 'Other' for the rest. */
export function sportChoice(group: string): string {
  const name = OTHERWISE.get(group) ?? group;
  return CHOICES.has(name) ? name : 'Other';
}
