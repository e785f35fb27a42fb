/**
 * Folds a part of a name so that two spellings a person would call the same become equal: compatibility forms, letter case in every script
 * ('Straße' and 'STRASSE', both sigmas), characters that show nothing, runs of white space. Not trimmed: a space at the end of a search is
 * part of it.
 */
export function foldPart(text: string): string {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC');
  // Lower case alone keeps 'ß' apart from 'ẞ' and 'SS'; by way of upper case they meet.
  const caseless = visible.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return caseless.normalize('NFKC').replace(/\s+/gu, ' ');
}

/** Folds a whole name: as {@link foldPart}, without white space at its ends. Names with equal keys are the same name. */
export function foldName(name: string): string {
  return foldPart(name).trim();
}
