import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { AppError, isRefusal, newId } from '@oddsmates/kit';
import { callByGrpcPath } from '@oddsmates/proto/descriptor';
import {
  AuthenticateManyRequestSchema,
  AuthenticateManyResponseSchema,
  AuthenticateRequestSchema,
  AuthenticateResponseSchema,
  IdentityService,
} from '@oddsmates/proto/descriptor/identity/v1/identity';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { gather } from './gather';
import type { Services } from './services';
import { TokenCache, type Session } from './token-cache';

/** Long enough for the calls of one screen, short enough that nobody notices. */
const KEEP_MS = 2_000;
const MAX_TOKENS = 10_000;
/** Who calls while a question is on its way waits for its answer, at most so long: a question for each would be a seventh of what their calls cost. */
const GATHERING = { gatherMs: 20, most: 500 };

/** Asks identity whose token it is, and remembers the answer for two seconds. */
export function rememberTokens(services: Services): TokenCache {
  const { authenticate, authenticateMany } = IdentityService.method;
  const askOne = async (token: string): Promise<Session> => {
    const request = toBinary(AuthenticateRequestSchema, create(AuthenticateRequestSchema, { token }));
    const { userId, expiresAt } = fromBinary(AuthenticateResponseSchema, await ask(services, authenticate.name, request));
    return { userId, expiresAt: Date.parse(expiresAt) };
  };
  const askMany = async (tokens: readonly string[]): Promise<(Session | AppError)[]> => {
    const request = toBinary(AuthenticateManyRequestSchema, create(AuthenticateManyRequestSchema, { tokens: [...tokens] }));
    const { owners } = fromBinary(AuthenticateManyResponseSchema, await ask(services, authenticateMany.name, request));
    return owners.map(({ userId, expiresAt }) => (userId === undefined || expiresAt === undefined ? new AppError(Reason.LOGIN_AGAIN) : { userId, expiresAt: Date.parse(expiresAt) }));
  };
  const askEach = (tokens: readonly string[]): Promise<(Session | AppError)[]> => Promise.all(tokens.map((token) => askOne(token).catch(refusal)));
  const askTogether = (tokens: readonly string[]): Promise<(Session | AppError)[]> =>
    // While versions change, an identity may run that takes one question at a time.
    askMany(tokens).catch((error: unknown) => (isRefusal(error, Reason.NOT_BUILT) ? askEach(tokens) : Promise.reject(error as Error)));
  const sessionOf = gather<string, Session>((tokens) => (tokens.length === 1 ? askEach(tokens) : askTogether(tokens)), GATHERING);
  return new TokenCache(sessionOf, KEEP_MS, MAX_TOKENS);
}

/** A refusal is an answer to one question; whatever else went wrong, went wrong for all. */
function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

/** The question is shared by everybody who asks at that moment: it has its own name, and nobody who goes away may cancel it. */
function ask(services: Services, method: string, request: Uint8Array): Promise<Uint8Array> {
  const call = callByGrpcPath(`/${IdentityService.typeName}/${method}`);
  if (!call) throw new Error(`The contract has no identity.${method}`);
  return services.call(call, request, { requestId: newId(), clientAddress: 'gateway' }, new AbortController().signal);
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
