import type { Clock, Db, ImageStore, Promisified } from '@oddsmates/kit';
import type { IdentityServiceClient } from '@oddsmates/proto/grpc/identity/v1/identity';
import type { WalletServiceClient } from '@oddsmates/proto/grpc/wallet/v1/wallet';

/** Calls to identity. */
export type Identity = Pick<Promisified<IdentityServiceClient>, 'getUsers'>;

/** Calls to the wallet. */
export type Wallet = Pick<
  Promisified<WalletServiceClient>,
  | 'openBankroll' | 'freezeBankroll'
  | 'openBook' | 'settleBook' | 'voidBook'
  | 'payEntry' | 'refundEntry' | 'payPot'
  | 'getLeagueStandings' | 'listStandings' | 'listEventBets' | 'listEventPoints'
>;

/** What the use cases work with. */
export type Deps = { db: Db; wallet: Wallet; identity: Identity; images: ImageStore; clock: Clock };
