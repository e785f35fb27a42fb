import { Pool } from 'undici';

/** A request as it is sent. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** How much is asked. */
export interface LoadOptions {
  /** So many connections, with one request at a time each; a connection sends the next one when it has its answer. */
  connections: number;
  /** No request begins after so long, in seconds. */
  seconds: number;
  /** At most so many requests; no bound when left out. */
  requests?: number;
}

/** What a load gave. */
export interface Load {
  answered: number;
  /** Answers a second, from the first request to the last answer. */
  perS: number;
  /** Of each answer. */
  latenciesMs: number[];
  /** What this process used of a processor meanwhile: near 1 it measures itself. */
  generatorShare: number;
}

/**
 * Asks as fast as the answers come.
 * @param next gives the nth request
 * @throws Error with the first answer that is none of 2xx
 */
export async function closedLoop(url: string, { connections, seconds, requests = Infinity }: LoadOptions, next: (n: number) => LoadRequest): Promise<Load> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const latenciesMs: number[] = [];
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  const until = began + seconds * 1000;
  let sent = 0;
  const one = async (): Promise<void> => {
    for (let now = performance.now(); now < until && sent < requests; now = performance.now()) {
      const request = next(sent++);
      const { statusCode, body } = await pool.request(request);
      if (statusCode >= 300) throw new Error(`${request.method} ${request.path} is answered ${statusCode}: ${await body.text()}`);
      await body.dump();
      latenciesMs.push(performance.now() - now);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, one));
  } finally {
    await pool.close();
  }
  const tookMs = performance.now() - began;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { answered: latenciesMs.length, perS: latenciesMs.length / (tookMs / 1000), latenciesMs, generatorShare: (user + system) / 1000 / tookMs };
}
