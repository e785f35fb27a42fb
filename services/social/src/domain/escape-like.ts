/** A text for LIKE that stands for itself, wildcards included. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
