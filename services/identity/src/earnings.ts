import type { CallContext, Promisified } from '@oddsmates/kit';
import type { WalletServiceClient } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Earnings } from './domain/profile';

/** What identity asks of the wallet. */
export type WalletClient = Pick<Promisified<WalletServiceClient>, 'getPlayers'>;

/** Money and points of people by their id; whoever never played is missing. One call, whatever the number of people. */
export async function readEarnings(wallet: WalletClient, ctx: CallContext, userIds: string[]): Promise<Map<string, Earnings>> {
  if (userIds.length === 0) return new Map();
  const { players } = await wallet.getPlayers(ctx, { user_ids: userIds });
  return new Map(players.map((player) => [player.user_id, player]));
}
