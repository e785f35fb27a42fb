import type { ServerResponse } from 'node:http';
import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { kindOf, type Admission } from '../calls/admission';
import type { Services } from '../calls/services';
import { chooseBinding } from '../contract/choose-binding';
import { readQuery } from '../contract/read-query';
import { readRequest } from '../contract/read-request';
import type { Binding } from '../contract/route-table';
import { writeResponse } from '../contract/write-response';
import { answerJson } from '../http/answer';
import type { Exchange, Outcome, Step } from '../http/exchange';
import { invalid } from '../http/refusals';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Turns a request into the call it means and the call's answer into JSON. When the client goes away, so does the call.
 * @throws AppError whatever refuses it, here or in the service
 */
export function transcode(services: Services, admission: Admission): Step {
  return async (exchange): Promise<Outcome> => {
    const { match, body, res } = exchange;
    if (!match) throw new AppError(Reason.NOT_FOUND);
    const binding = chooseBinding(match.bindings, body);
    const { call, route } = binding;
    exchange.callName = call.name;
    // Streams are no call and answer: they have a step of their own.
    if (call.method.methodKind !== 'unary') throw new AppError(Reason.NOT_BUILT);
    const query = route.hasBody ? {} : readQuery(call.method.input, exchange.query);
    const request = readRequest(binding, { variables: match.variables, query, body });
    const answer = await admission.run(kindOf([binding]), () => untilGone(res, (gone) => services.call(call, request, factsOf(exchange, binding), gone)));
    answerJson(res, call.success, writeResponse(binding, answer));
    return 'answered';
  };
}

/** Work that nobody waits for any more is cancelled. */
async function untilGone<T>(res: ServerResponse, work: (gone: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController();
  const onClose = () => gone.abort();
  res.once('close', onClose);
  try {
    return await work(gone.signal);
  } finally {
    res.off('close', onClose);
  }
}

function factsOf({ req, requestId, userId, clientAddress }: Exchange, { call }: Binding) {
  return {
    requestId,
    userId,
    clientAddress,
    idempotencyKey: call.readsOnly ? undefined : idempotencyKeyOf(req.headersDistinct['idempotency-key']),
  };
}

function idempotencyKeyOf(values: string[] | undefined): string | undefined {
  if (values === undefined) return undefined;
  const [key = ''] = values;
  if (values.length === 1 && IDEMPOTENCY_KEY.test(key)) return key;
  throw invalid('Idempotency-Key', 'An idempotency key is 1 to 200 printable characters without spaces.');
}
