/** Whose token it is, and how long that may be believed. */
type Entry = { answer: Promise<string>; until: number };

/**
 * Remembers for a moment whose a token is, so that the many calls of one screen ask once. Short enough that a token which ends is
 * noticed at once by a person, and bounded, so that made-up tokens cannot fill the memory.
 */
export class TokenCache {
  readonly #entries = new Map<string, Entry>();

  /**
   * @param ask       whose the token is; rejects for an unknown one
   * @param keepMs    how long an answer is good for
   * @param maxTokens how many are remembered; the oldest make room
   */
  constructor(
    private readonly ask: (token: string) => Promise<string>,
    private readonly keepMs: number,
    private readonly maxTokens: number,
  ) {}

  /** The user a token belongs to. Calls that ask at the same time share one question. @throws whatever `ask` throws; nothing of that is kept */
  userOf(token: string, now = Date.now()): Promise<string> {
    const known = this.#entries.get(token);
    if (known && known.until > now) return known.answer;
    const answer = this.ask(token);
    this.#entries.delete(token);
    this.#entries.set(token, { answer, until: now + this.keepMs });
    answer.catch(() => this.#forget(token, answer));
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.maxTokens && oldest !== undefined) this.#entries.delete(oldest);
    return answer;
  }

  #forget(token: string, answer: Promise<string>): void {
    if (this.#entries.get(token)?.answer === answer) this.#entries.delete(token);
  }
}
