/** Where in the market the captain is: categories, the sports of one, the events of one, one event (spec section 2, Browse Market). */
export type Step =
  | { at: 'groups' }
  | { at: 'sports'; group: string }
  | { at: 'events'; group: string; sport: string }
  | { at: 'event'; group: string; sport: string; event: string };

/** Reads the step from the address, `?group=Soccer&sport=soccer_cup&event=1`, so that a reload, Back and Forward find it again. */
export function stepOf(query: URLSearchParams): Step {
  const [group, sport, event] = ['group', 'sport', 'event'].map((name) => query.get(name) ?? '') as [string, string, string];
  if (sport && event) return { at: 'event', group, sport, event };
  if (sport) return { at: 'events', group, sport };
  return group ? { at: 'sports', group } : { at: 'groups' };
}

/** The address of a step. */
export function addressOf(leagueId: string, { at, ...names }: Step): string {
  const query = new URLSearchParams(Object.entries(names).filter(([, value]) => value !== '')).toString();
  return `/league/${leagueId}/market${query && `?${query}`}`;
}

/** One step up; undefined on the first. */
export function up(step: Step): Step | undefined {
  switch (step.at) {
    case 'groups': return undefined;
    case 'sports': return { at: 'groups' };
    // An address without its category leads to all of them.
    case 'events': return step.group ? { at: 'sports', group: step.group } : { at: 'groups' };
    case 'event': return { at: 'events', group: step.group, sport: step.sport };
  }
}
