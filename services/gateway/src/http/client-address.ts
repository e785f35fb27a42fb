import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The address of the browser. Every proxy adds the address it was called from at the end of X-Forwarded-For, so with n proxies of our own
 * the nth from the end is true and everything before it is whatever the client liked to claim.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const direct = plain(req.socket.remoteAddress ?? 'unknown');
  if (trustedProxies === 0) return direct;
  const forwarded = (req.headersDistinct['x-forwarded-for'] ?? []).join(',').split(',').map((part) => part.trim());
  const claimed = forwarded.at(-trustedProxies);
  return claimed !== undefined && isIP(claimed) !== 0 ? plain(claimed) : direct;
}

/** A socket for both protocols shows '1.2.3.4' as '::ffff:1.2.3.4'. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
