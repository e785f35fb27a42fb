import { MatchersV3, Pact } from '@pact-foundation/pact';
import type { ApiError } from '../api/api-error';
import { call } from '../api/call';
import type { CallName, Request, Response } from '../api/contract';
import type { RemoteName } from '../remote/remote-routes';
import { atOrigin } from './at-origin';
import type { Answered, Asked, Refused } from './exchange';
import { exampleOf } from './matching';
import { spreadRequest } from './spread-request';
import { STATE_VALUES } from './state-values';

/** The pact of a remote with the gateway. Each exchange is played between the real client and pact's server, which answers with the examples, and recorded. */
export interface GatewayPact {
  /**
   * @param read reads from the answer what the screen reads
   * @throws Error when the call was not made, or not as the exchange says
   */
  answers<K extends CallName>(exchange: Answered<K>, read: (answer: Response<K>) => void): Promise<void>;
  /** @throws Error when the call was not made or not as the exchange says, or was answered */
  refuses<K extends CallName>(exchange: Refused<K>, read: (refusal: ApiError) => void): Promise<void>;
}

/**
 * @param remote who relies on the gateway
 * @returns recorded into the folder PACT_DIR, as `mfe-<remote>-gateway.json`
 */
export function gatewayPact(remote: RemoteName): GatewayPact {
  const pact = new Pact({ consumer: `mfe-${remote}`, provider: 'gateway', dir: process.env['PACT_DIR'], logLevel: 'error' });

  async function play<K extends CallName>(asked: Asked<K>, status: number, body: unknown, use: (answer: Promise<Response<K>>) => Promise<void>): Promise<void> {
    const request = spreadRequest(asked.call, asked.request);
    const token = asked.visitor ? undefined : STATE_VALUES.token;
    await pact
      .addInteraction()
      .given(asked.given)
      .uponReceiving(`${asked.call}: ${asked.upon}`)
      .withRequest(request.method, request.path, (sent) => {
        if (token !== undefined) sent.headers({ Authorization: MatchersV3.fromProviderState('Token ${token}', `Token ${token}`) });
        if (request.body) sent.jsonBody(request.rest);
        else sent.query(request.rest);
      })
      .willRespondWith(status, (answered) => answered.jsonBody(body))
      .executeTest(({ url }) => atOrigin(url, token, () => use(asked.send?.() ?? call(asked.call, exampleOf<Request<K>>(asked.request)))));
  }

  return {
    answers: (exchange, read) => play(exchange, exchange.status ?? 200, exchange.answer, async (answer) => read(await answer)),
    refuses: (exchange, read) =>
      play(exchange, exchange.status, exchange.refusal, (answer) => answer.then(() => Promise.reject(new Error('It was not refused')), (error: ApiError) => read(error))),
  };
}
