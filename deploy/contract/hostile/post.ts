import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

/** A request, well formed or not. */
export interface Attempt {
  /** Says what is wrong with it. */
  what: string;
  /** The call it was made from; undefined for none. */
  call: string;
  method: string;
  /** Percent-encoded already, sent as it is. */
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
  /** Whether the contract refuses it in any case; otherwise it may be granted. */
  refused: boolean;
}

/** An answer as it came. */
export interface Reply {
  attempt: Attempt;
  status: number;
  type: string;
  text: string;
}

const IN_FLIGHT = 8;
const LIMIT_MS = 30_000;

/** Sends attempts, eight at a time on connections that are kept, and hands each answer on. */
export async function postAll(url: string, attempts: readonly Attempt[], heard: (reply: Reply) => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  const queue = attempts[Symbol.iterator]();
  const work = async () => {
    for (const attempt of queue) heard(await post(url, attempt, agent));
  };
  try {
    await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  } finally {
    agent.destroy();
  }
}

function post(url: string, attempt: Attempt, agent: Agent): Promise<Reply> {
  const { method, path, headers, body } = attempt;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(new Error(`${attempt.what}: ${method} ${path.slice(0, 200)} had no answer`, { cause: error }));
    const length = body === undefined ? {} : { 'Content-Length': body.length };
    const sent = request({ hostname, port, agent, method, path, headers: { ...length, ...headers }, timeout: LIMIT_MS }, (response) => {
      const { statusCode: status = 0 } = response;
      const type = String(response.headers['content-type'] ?? '');
      if (type.startsWith('text/event-stream')) {
        // A stream has no end of its own.
        response.destroy();
        return resolve({ attempt, status, type, text: '' });
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => resolve({ attempt, status, type, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('timeout', () => sent.destroy(new Error('It took too long')));
    sent.on('error', failed);
    sent.end(body);
  });
}
