import { once } from 'node:events';
import { AppError } from '@oddsmates/kit';
import { until } from '@oddsmates/kit/testing';
import { contractCalls } from '@oddsmates/proto/descriptor';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { Admission } from '../calls/admission';
import type { Services } from '../calls/services';
import { RouteTable } from '../contract/route-table';
import { serveSteps, type Served } from '../testing/serve';
import { findCall } from './find-call';
import { transcode } from './transcode';

/** A service that takes its time: each call waits for the next one's `goOn`, or is given up. */
const slow = {
  asked: 0,
  events: new EventTarget(),
  goOn: () => slow.events.dispatchEvent(new Event('go on')),
};
const services: Services = {
  async call(_call, _request, _facts, signal) {
    slow.asked += 1;
    slow.events.dispatchEvent(new Event('asked'));
    await Promise.race([once(slow.events, 'go on'), once(signal, 'abort')]);
    throw new AppError(Reason.NOT_A_MEMBER);
  },
  reachable: async () => true,
  close: () => undefined,
};

let gateway: Served;
beforeEach(async () => {
  slow.asked = 0;
  gateway = await serveSteps([findCall(new RouteTable(contractCalls)), transcode(services, new Admission(1))]);
});
afterEach(() => gateway.close());

const ask = (signal?: AbortSignal) => fetch(`${gateway.url}/api/leagues`, { signal: signal ?? null });

test('a call too many is told at once to come back, and reaches no service', async () => {
  const inside = once(slow.events, 'asked');
  const first = ask();
  await inside;
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toMatchObject({ code: 'BUSY', error: 'Oddsmates is very busy right now. Please try again in a moment.' });
  expect(slow.asked).toBe(1);
  slow.goOn();
  expect((await first).status).toBe(403);
});

test('a call that failed makes room again', async () => {
  for (let call = 1; call <= 2; call += 1) {
    const inside = once(slow.events, 'asked');
    const answer = ask();
    await inside;
    slow.goOn();
    expect((await answer).status).toBe(403);
  }
});

test('a client that goes away makes room', async () => {
  const gone = new AbortController();
  const inside = once(slow.events, 'asked');
  const first = ask(gone.signal);
  await inside;
  gone.abort();
  await expect(first).rejects.toThrow('abort');
  // The gateway hears of it a moment later.
  await until(async () => {
    const another = once(slow.events, 'asked');
    await Promise.race([another, ask()]);
    return slow.asked === 2;
  });
  slow.goOn();
});
