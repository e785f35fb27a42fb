import net from 'node:net';
import { Problem } from './problem';

/**
 * Below the range that systems hand out for outgoing connections (32768 and up on Linux, 49152 elsewhere), so that no connection
 * takes the port of a service while it starts again.
 */
const LOWEST = 20_000;
const HIGHEST = 29_999;
const MAX_TRIES = 200;

/** Different TCP ports of 127.0.0.1 that nobody listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  for (let tries = 0; found.size < count; tries += 1) {
    if (tries > MAX_TRIES) throw new Problem(`There are no ${count} free ports between ${LOWEST} and ${HIGHEST}: stop something that listens there.`);
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
    if (await isFree(port, '127.0.0.1')) found.add(port);
  }
  return [...found];
}

/** Throws a {@link Problem} when something else listens on the port that the page is to be served on. */
export async function requirePort(port: number): Promise<void> {
  if ((await isFree(port)) && (await isFree(port, '127.0.0.1'))) return;
  const other = port === 65_535 ? port - 1 : port + 1;
  throw new Problem(`Port ${port} is taken by another program: stop that program, or choose another port, such as PORT=${other} npm start`);
}

/** Without a host: on every address of this machine. */
async function isFree(port: number, host?: string): Promise<boolean> {
  const probe = net.createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new Problem(`Port ${port} may not be used by this account: choose one above 1023, such as PORT=8080 npm start`));
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
