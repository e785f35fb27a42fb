import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { kindOf, type Admission } from '../calls/admission';
import { singleHeader, type Exchange, type Step } from '../http/exchange';

/** Whose token it is. @throws AppError LOGIN_AGAIN for an unknown or expired one */
export type Authenticate = (token: string) => Promise<{ userId: string }>;

const TOKEN = /^(?:token|bearer) +([\x21-\x7e]{1,200})$/i;

/**
 * Finds out who calls. A call for visitors needs no token and ignores one: signing in must work with an old token still around.
 * What the caller may do is checked by the service.
 * Asking identity is a call as well, and under much load the one that waits longest: it is let in as all are.
 * @throws AppError BUSY; NOT_AUTHENTICATED without a token, LOGIN_AGAIN with one that is not known or no longer good
 */
export function authenticate(sessionOf: Authenticate, admission: Admission): Step {
  const admitted: SessionOf = (token, { match }) => admission.run(kindOf(match?.bindings ?? []), () => sessionOf(token));
  return (exchange) => (exchange.match?.forVisitors ? 'next' : signIn(exchange, admitted));
}

type SessionOf = (token: string, exchange: Exchange) => Promise<{ userId: string }>;

async function signIn(exchange: Exchange, sessionOf: SessionOf): Promise<'next'> {
  const header = singleHeader(exchange.req, 'authorization');
  if (header === undefined) throw new AppError(Reason.NOT_AUTHENTICATED);
  const token = TOKEN.exec(header)?.[1];
  if (token === undefined) throw new AppError(Reason.LOGIN_AGAIN);
  exchange.userId = (await sessionOf(token, exchange)).userId;
  exchange.token = token;
  return 'next';
}
