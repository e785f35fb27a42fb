/**
 * Folds a text so that two spellings a person would call the same become equal: compatibility forms, letter case in every script
 * ('Straße' and 'STRASSE', both sigmas), characters that show nothing, runs of white space.
 */
export function fold(text: string): string {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC');
  // Lower case alone keeps 'ß' apart from 'ẞ' and 'SS'; by way of upper case they meet.
  const caseless = visible.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return caseless.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}
