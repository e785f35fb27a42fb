/** One connection of a page to the stream, seen from the server. */
export interface Connection {
  headers: Headers;
  /** Sends a text as it is. */
  write: (text: string) => void;
  /** Sends an update. */
  send: (event: { id: string; kind: string } & Record<string, unknown>) => void;
  end: () => void;
  /** Whether the page has gone. */
  gone: () => boolean;
}

/** The stream's server at the page's network boundary: `fetch`. All other calls are refused by the test's own network. */
export class StreamServer {
  readonly connections: Connection[] = [];
  /** What the next connections are answered with, in place of a stream. */
  readonly refusals: Response[] = [];

  readonly fetch: typeof fetch = (_input, init) => {
    const refusal = this.refusals.shift();
    if (refusal) return Promise.resolve(refusal);
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (given) => { controller = given; } });
    init?.signal?.addEventListener('abort', () => controller?.error(new DOMException('Aborted', 'AbortError')));
    const write = (text: string) => controller?.enqueue(encoder.encode(text));
    this.connections.push({
      headers: new Headers(init?.headers),
      write,
      send: (event) => write(`id: ${event.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`),
      end: () => controller?.close(),
      gone: () => init?.signal?.aborted ?? false,
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  };

  /** The last connection. */
  get last(): Connection {
    const last = this.connections.at(-1);
    if (!last) throw new Error('Nobody has connected.');
    return last;
  }
}
