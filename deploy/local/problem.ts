/** Something that whoever started the program can put right. The message is one sentence that says how, and is all that is shown. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Runs a program to its end. A {@link Problem} is told in its own words, anything else with its stack; both end with exit code 1. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
