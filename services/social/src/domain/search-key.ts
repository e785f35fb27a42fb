/** The shortest search, in characters: anything shorter finds nobody. */
export const SHORTEST_SEARCH = 2;

/**
 * The form in which usernames are searched: compatibility forms, letter case, invisible characters and runs of white space make no difference.
 * Not trimmed: a space at the end of a search is part of it.
 */
export function searchKey(text: string): string {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC');
  const caseless = visible.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return caseless.normalize('NFKC').replace(/\s+/gu, ' ');
}

/** A text for LIKE that stands for itself, wildcards included. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
