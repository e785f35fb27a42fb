/** An update as a page receives it (stream.v1.SubscribeResponse). */
export interface LiveUpdate {
  id: string;
  kind: string;
  league_id?: string;
  event_id?: string;
  message?: { id: string; message: string; sender?: { username: string } };
}

/** A page that listens to the stream, as one person. */
export class LivePage {
  readonly updates: LiveUpdate[] = [];
  /** How far it has come, with or without an update. */
  position: string | undefined;
  ended = false;

  private constructor(
    /** What the stream was answered with. */
    readonly status: number,
    private readonly gone: AbortController,
  ) {}

  /** Opens a stream, and settles when it stands: what happens from then on is heard. A refusal has no updates. */
  static async open(url: string, token: string, lastEventId?: string): Promise<LivePage> {
    const gone = new AbortController();
    const headers = { authorization: `Token ${token}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
    const response = await fetch(new URL('/api/stream/', url), { headers, signal: gone.signal });
    const page = new LivePage(response.status, gone);
    if (response.ok && response.body) void page.#read(response.body);
    else await response.body?.cancel();
    return page;
  }

  kinds(): string[] {
    return this.updates.map(({ kind }) => kind);
  }

  /** The chat lines heard. */
  lines(): string[] {
    return this.updates.flatMap(({ message }) => (message ? [message.message] : []));
  }

  close(): void {
    this.gone.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        const frames = text.split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames) this.#take(frame);
      }
    } catch {
      // Broken off: for who listens it is over either way.
    }
    this.ended = true;
  }

  #take(frame: string): void {
    this.position = /^id: (.*)$/m.exec(frame)?.[1] ?? this.position;
    const data = /^data: (.*)$/m.exec(frame)?.[1];
    if (data !== undefined) this.updates.push(JSON.parse(data) as LiveUpdate);
  }
}
