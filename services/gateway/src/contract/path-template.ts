/** A part of a route's path: a word, or the name of the field that takes what stands there. */
export type Segment = { word: string } | { variable: string };

/** Reads a route's path as the contract writes it, '/api/leagues/{league_id}/events/'. A slash at the end makes no difference. */
export function parseTemplate(path: string): Segment[] {
  return splitPath(path).map((part) => {
    const variable = /^\{(\w+)\}$/.exec(part)?.[1];
    return variable === undefined ? { word: part } : { variable };
  });
}

/** The parts of a path, without the slashes at either end: '/a/b/' and '/a/b' are the same. Parts in between may be empty. */
export function splitPath(path: string): string[] {
  const end = path.endsWith('/') && path.length > 1 ? path.length - 1 : path.length;
  return path.slice(1, end).split('/');
}
