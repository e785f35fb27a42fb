/** What came on a stream, as it came. */
export type Heard = { id?: string; event?: string; data?: Record<string, unknown>; comment?: string; retry?: string };

/** A page that listens. */
export class Listener {
  readonly frames: Heard[] = [];
  /** Whether the stream has ended, cleanly or not. */
  ended = false;
  readonly #gone = new AbortController();

  private constructor(readonly response: Response) {}

  /** Opens a stream. What is not 200 has no frames. */
  static async open(url: string, token: string, lastEventId?: string): Promise<Listener> {
    const headers = { Authorization: `Token ${token}`, ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }) };
    const gone = new AbortController();
    const listener = new Listener(await fetch(`${url}/api/stream/`, { headers, signal: gone.signal }));
    listener.#gone.signal.addEventListener('abort', () => gone.abort());
    if (listener.response.status === 200) void listener.#read();
    return listener;
  }

  /** The updates, without signs of life. */
  get events(): Record<string, unknown>[] {
    return this.frames.flatMap(({ data }) => (data ? [data] : []));
  }

  get kinds(): unknown[] {
    return this.events.map(({ kind }) => kind);
  }

  /** The last id that was sent, of an event or without one. */
  get lastId(): string | undefined {
    return this.frames.findLast(({ id }) => id !== undefined)?.id;
  }

  /** Goes away. */
  close(): void {
    this.#gone.abort();
  }

  async #read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.response.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        const frames = text.split('\n\n');
        text = frames.pop() ?? '';
        this.frames.push(...frames.map(parse));
      }
    } catch {
      // Broken off: the same as ended, for who waits for the end.
    }
    this.ended = true;
  }
}

function parse(frame: string): Heard {
  const lines = frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()] as const);
  const { data, '': comment, ...fields } = Object.fromEntries(lines) as Record<string, string>;
  return { ...fields, ...(comment !== undefined && { comment }), ...(data !== undefined && { data: JSON.parse(data) as Record<string, unknown> }) };
}
