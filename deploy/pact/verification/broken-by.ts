/** What pact's verifier says in JSON. */
interface Report {
  errors?: { interaction: string; mismatch: { message?: string; mismatches?: { mismatch: string; path?: string }[] } }[];
}

/**
 * What a provider breaks of a pact, a line each: which interaction, and what is not as it says. Empty when the pact is kept.
 * @param verification of pact's verifier, which fails with its report when something is broken
 */
export async function brokenBy(verification: Promise<unknown>): Promise<string[]> {
  const said = await verification.then(() => undefined, (error: Error) => error.message);
  return said === undefined ? [] : linesOf(said);
}

function linesOf(said: string): string[] {
  if (!said.startsWith('{')) return [said];
  const { errors = [] } = JSON.parse(said) as Report;
  return errors.flatMap(({ interaction, mismatch: { message = '', mismatches = [{ mismatch: message }] } }) => mismatches.map(({ path = '', mismatch }) => `${interaction}: ${path} ${mismatch}`));
}
