import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { newId } from '@oddsmates/kit';
import { callByGrpcPath } from '@oddsmates/proto/descriptor';
import { AuthenticateRequestSchema, AuthenticateResponseSchema, IdentityService } from '@oddsmates/proto/descriptor/identity/v1/identity';
import type { Services } from './services';
import { TokenCache, type Session } from './token-cache';

/** Long enough for the calls of one screen, short enough that nobody notices. */
const KEEP_MS = 2_000;
const MAX_TOKENS = 10_000;

/** Asks identity whose token it is, and remembers the answer for two seconds. */
export function rememberTokens(services: Services): TokenCache {
  const { typeName, method } = IdentityService;
  const call = callByGrpcPath(`/${typeName}/${method.authenticate.name}`);
  if (!call) throw new Error('The contract has no identity.Authenticate');
  // The question is shared by everybody who asks at that moment: it has its own name, and nobody who goes away may cancel it.
  const ask = async (token: string): Promise<Session> => {
    const request = toBinary(AuthenticateRequestSchema, create(AuthenticateRequestSchema, { token }));
    const answer = await services.call(call, request, { requestId: newId(), clientAddress: 'gateway' }, new AbortController().signal);
    const { userId, expiresAt } = fromBinary(AuthenticateResponseSchema, answer);
    return { userId, expiresAt: Date.parse(expiresAt) };
  };
  return new TokenCache(ask, KEEP_MS, MAX_TOKENS);
}

/**
 * The same services, but whoever changes something about their account is asked after anew: it may have ended their sessions. Other gateways
 * hear of it on the live channel a moment later, and notice without it within the two seconds.
 */
export function forgettingTokens(services: Services, tokens: TokenCache): Services {
  return {
    ...services,
    async call(call, request, facts, signal) {
      const answer = await services.call(call, request, facts, signal);
      if (call.service === 'identity' && !call.readsOnly && facts.userId !== undefined) tokens.forget(facts.userId);
      return answer;
    },
  };
}
