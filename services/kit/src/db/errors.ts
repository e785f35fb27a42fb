/** PostgreSQL's word for an error ('23505'), or Node's ('ECONNREFUSED'); undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  const code = property(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** Whether an error is the breach of a unique constraint, of the named one when a name is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (errorCode(error) !== '23505') return false;
  return constraint === undefined || property(error, 'constraint') === constraint;
}

/** Serialization failure and deadlock: the same transaction, run again, can succeed. */
export function isRetryable(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

/** Whether PostgreSQL ended a statement because it took too long. */
export function isStatementTimeout(error: unknown): boolean {
  return errorCode(error) === '57014';
}

const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Shutting down, crashed, starting up, too many connections. */
const SERVER = new Set(['57P01', '57P02', '57P03', '53300']);
/** What pg says without a code. */
const MESSAGE = /connection terminated|query read timeout|timeout exceeded when trying to connect|connection error and is not queryable|client has encountered a connection error/i;

/** Whether the database could not be reached: nothing is wrong with the request, and trying again later can help. */
export function isConnectionFailure(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return SOCKET.has(code) || SERVER.has(code) || code.startsWith('08');
  const message = property(error, 'message');
  return typeof message === 'string' && MESSAGE.test(message);
}

/** By shape and not by class: errors of Node's own modules are of another realm in a test. */
function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
