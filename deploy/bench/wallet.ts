import { credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { WalletServiceClient, type SettleBookResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';

/** The calls that the league service makes of the wallet. */
export interface Wallet {
  /** Opens the book of an event with one market, home or away at 1.91. */
  openBook(leagueId: string, eventId: string): Promise<void>;
  /** Settles the bets of an event: home has won. */
  settleBook(eventId: string): Promise<SettleBookResponse>;
  close(): void;
}

const LIMIT_MS = 120_000;
/** Odds of both outcomes, in hundredths. */
const ODDS = 191;

/** Calls the wallet at its address, as the league service does. */
export function walletAt(address: string): Wallet {
  const client = new WalletServiceClient(address, credentials.createInsecure());
  const within = (): { deadline: number } => ({ deadline: Date.now() + LIMIT_MS });
  return {
    async openBook(leagueId, eventId) {
      const outcome = (key: string): { key: string; name: string; odds_hundredths: number; point_tenths: undefined } => ({ key, name: key, odds_hundredths: ODDS, point_tenths: undefined });
      const markets = [{ key: 'h2h', outcomes: [outcome('home'), outcome('away')] }];
      const times = { closes_at: undefined, odds_valid_until: undefined };
      const book = { event_id: eventId, league_id: leagueId, league_name: 'Bench', external_event_id: '', event_name: 'Home - Away', sport: 'Football', betting_type: 'standard', ...times, markets };
      await promised((done) => client.openBook(book, new Metadata(), within(), done));
    },
    settleBook: (event_id) =>
      promised((done) =>
        client.settleBook({ event_id, winning_outcome: 'home', home_score: undefined, away_score: undefined, actual_value_hundredths: undefined }, new Metadata(), within(), done),
      ),
    close: () => client.close(),
  };
}

function promised<T>(start: (done: (error: ServiceError | null, response: T) => void) => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    start((error, response) => (error ? reject(error) : resolve(response)));
  });
}
