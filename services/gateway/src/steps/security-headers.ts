import type { Step } from '../http/exchange';

/**
 * Everything comes from one origin: the shell, each remote, the calls and the images. Styles may stand in the page because antd writes them
 * there as components appear; scripts may not.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = Object.entries({
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
});

/** What every answer tells the browser to be careful about. */
export const securityHeaders: Step = ({ res }) => {
  for (const [name, value] of HEADERS) res.setHeader(name, value);
  return 'next';
};
