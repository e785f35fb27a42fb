import { Agent, request } from 'undici';

/** Many pages that listen to the stream. */
export interface Listeners {
  /** How many streams are open. */
  open(): number;
  /** Hears of each frame with this text until it was heard so often. @returns when each of them came, by the clock of performance.now() */
  hear(text: string, times: number): Promise<number[]>;
  close(): Promise<void>;
}

/** Opens a stream for each token, and settles when all stand. */
export async function listen(url: string, tokens: readonly string[]): Promise<Listeners> {
  const agent = new Agent({ connections: tokens.length, bodyTimeout: 0 });
  const listeners = new Set<(chunk: string) => void>();
  let open = 0;
  for (const token of tokens) {
    const { statusCode, body } = await request(new URL('/api/stream/', url), { dispatcher: agent, headers: { authorization: `Token ${token}` } });
    if (statusCode !== 200) throw new Error(`A stream is answered ${statusCode}: ${await body.text()}`);
    open += 1;
    body.setEncoding('utf8').on('data', (chunk: string) => listeners.forEach((heard) => heard(chunk)));
    body.once('error', () => undefined).once('close', () => (open -= 1));
  }
  return {
    open: () => open,
    hear: (text, times) =>
      new Promise((resolve) => {
        const came: number[] = [];
        const heard = (chunk: string): void => {
          if (!chunk.includes(text)) return;
          came.push(performance.now());
          if (came.length < times) return;
          listeners.delete(heard);
          resolve(came);
        };
        listeners.add(heard);
      }),
    close: () => agent.destroy(),
  };
}
