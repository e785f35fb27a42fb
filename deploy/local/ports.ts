import { randomInt } from 'node:crypto';
import net from 'node:net';
import { Problem } from './problem';

/**
 * Below the range that systems hand out for outgoing connections (32768 and up on Linux, 49152 elsewhere), so that no connection
 * takes the port of a service while it starts again.
 */
const LOWEST = 20_000;
const HIGHEST = 29_999;
const MAX_TAKEN = 200;

/** Where the search goes on: somewhere else in every process, and in one process never where it has been. */
let next = randomInt(LOWEST, HIGHEST + 1);

/**
 * TCP ports that nobody listens on at this moment, on whatever address. No port is given twice by one process before it has given all of them: who was given
 * one may take its time until it listens.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let taken = 0; found.length < count; ) {
    if (taken > MAX_TAKEN) throw new Problem(`There are no ${count} free ports between ${LOWEST} and ${HIGHEST}: stop something that listens there.`);
    const port = next;
    next = port === HIGHEST ? LOWEST : port + 1;
    if (await isFreeEverywhere(port)) found.push(port);
    else taken += 1;
  }
  return found;
}

/** Throws a {@link Problem} when something else listens on the port that the page is to be served on. */
export async function requirePort(port: number): Promise<void> {
  if (await isFreeEverywhere(port)) return;
  const other = port === 65_535 ? port - 1 : port + 1;
  throw new Problem(`Port ${port} is taken by another program: stop that program, or choose another port, such as PORT=${other} npm start`);
}

/** One address may be taken where all of them together are not, and the other way round. */
async function isFreeEverywhere(port: number): Promise<boolean> {
  return (await isFree(port)) && (await isFree(port, '127.0.0.1'));
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
