import { grpcClient, serveGrpc } from '@oddsmates/kit';
import { silentLogger } from '@oddsmates/kit/testing';
import { WalletServiceClient, WalletServiceService, type Player } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { WalletClient } from '../earnings';

/** A wallet that answers from a table: a real gRPC server of the contract's WalletService, so that what is tested ends at the network. */
export type TestWallet = { client: WalletClient; players: Map<string, Player>; asked: string[][]; close(): Promise<void> };

/** Starts a {@link TestWallet}. Whoever is not in the table never played. */
export async function startTestWallet(): Promise<TestWallet> {
  const players = new Map<string, Player>();
  const asked: string[][] = [];
  const server = await serveGrpc({
    service: WalletServiceService,
    host: '127.0.0.1',
    port: 0,
    log: silentLogger(),
    handlers: {
      getPlayers: async (_ctx, { user_ids: ids }) => {
        asked.push(ids);
        return { players: ids.flatMap((id) => players.get(id) ?? []) };
      },
    },
  });
  const client = grpcClient(WalletServiceClient, `127.0.0.1:${server.port}`);
  return {
    client,
    players,
    asked,
    async close() {
      client.close();
      await server.close();
    },
  };
}
