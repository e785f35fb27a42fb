/** Whose a token is, and until when it is good, in milliseconds since 1970. */
export type Session = { userId: string; expiresAt: number };

/** A session, and how long it may be believed in. */
type Entry = { answer: Promise<Session>; until: number; userId?: string };

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
    private readonly ask: (token: string) => Promise<Session>,
    private readonly keepMs: number,
    private readonly maxTokens: number,
  ) {}

  /** The session that a token stands for. Calls that ask at the same time share one question. @throws whatever `ask` throws; nothing of that is kept */
  sessionOf(token: string, now = Date.now()): Promise<Session> {
    const known = this.#entries.get(token);
    if (known && known.until > now) return known.answer;
    const entry: Entry = { answer: this.ask(token), until: now + this.keepMs };
    this.#entries.delete(token);
    this.#entries.set(token, entry);
    entry.answer.then(
      ({ userId, expiresAt }) => {
        entry.userId = userId;
        entry.until = Math.min(entry.until, expiresAt);
      },
      () => this.#drop(token, entry),
    );
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.maxTokens && oldest !== undefined) this.#entries.delete(oldest);
    return entry.answer;
  }

  /** Forgets every token of a user, and those that are being asked about: an answer on its way may be from before. */
  forget(userId: string): void {
    for (const [token, entry] of this.#entries) if (entry.userId === undefined || entry.userId === userId) this.#entries.delete(token);
  }

  #drop(token: string, entry: Entry): void {
    if (this.#entries.get(token) === entry) this.#entries.delete(token);
  }
}
