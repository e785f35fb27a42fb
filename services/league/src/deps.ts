import type { Clock, Db, ImageStore, Promisified } from '@oddsmates/kit';
import type { IdentityServiceClient } from '@oddsmates/proto/grpc/identity/v1/identity';
import type { WalletServiceClient } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { OddsFeed } from './feed/odds-feed';

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
export type Deps = { db: Db; wallet: Wallet; identity: Identity; images: ImageStore; clock: Clock } & Market;

/** Where odds come from, and how old they may be, in milliseconds: to be added to a league, and to be bet at (undefined for any age). */
export type Market = { feed: OddsFeed; oddsMaxAgeMs: number; oddsBetMaxAgeMs?: number | undefined };
