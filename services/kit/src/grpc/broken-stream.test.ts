import { once } from 'node:events';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { newId } from '../ids/ids';
import { silentLogger } from '../log/logger';
import { grpcClient, type Promisified } from './client';
import { createContext } from './context';
import { BankClient } from './fixtures/bank';

/** A server that takes calls and breaks each of them off. */
let server: http2.Http2Server;
let wallet: Promisified<BankClient>;
let code: number;

beforeAll(async () => {
  server = http2.createServer();
  server.on('stream', (stream: http2.ServerHttp2Stream) => {
    // A stream that is closed with an error tells of it on both sides.
    stream.on('error', () => undefined);
    stream.close(code);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  wallet = grpcClient(BankClient, `127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  wallet.close();
  server.close();
});

test.each([
  ['without an error', http2.constants.NGHTTP2_NO_ERROR],
  ['by a fault of the transport', http2.constants.NGHTTP2_INTERNAL_ERROR],
  ['by a fault of the protocol', http2.constants.NGHTTP2_PROTOCOL_ERROR],
])('a call whose stream was broken off %s counted as a fault of ours: nobody was there to answer', async (_how, rstCode) => {
  code = rstCode;
  const ctx = createContext({ caller: { userId: newId() }, requestId: 'request-1', deadline: new Date(Date.now() + 5_000), log: silentLogger(), signal: new AbortController().signal });
  const asked = wallet.placeBet(ctx, { league_id: newId(), event_id: 'e', market_data: { marketKey: 'h2h', outcomeKey: 'home', amount: 5 } });
  await expect(asked).rejects.toMatchObject({ reason: Reason.UNAVAILABLE });
});
