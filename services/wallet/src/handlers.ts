import type { Db, Handlers } from '@oddsmates/kit';
import type { WalletServiceService } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from './deps';
import { freezeBankroll } from './use-cases/freeze-bankroll';
import { getBettingStats } from './use-cases/get-betting-stats';
import { getLeagueStandings } from './use-cases/get-league-standings';
import { getPerformance } from './use-cases/get-performance';
import { getPlayers } from './use-cases/get-players';
import { listBets } from './use-cases/list-bets';
import { listEventBets } from './use-cases/list-event-bets';
import { listEventPoints } from './use-cases/list-event-points';
import { listStandings } from './use-cases/list-standings';
import { openBankroll } from './use-cases/open-bankroll';
import { openBook } from './use-cases/open-book';
import { payEntry } from './use-cases/pay-entry';
import { payPot } from './use-cases/pay-pot';
import { placeBet } from './use-cases/place-bet';
import { refundEntry } from './use-cases/refund-entry';
import { settleBook } from './use-cases/settle-book';
import { voidBook } from './use-cases/void-book';

/**
 * Which use case answers which call.
 * @param settlementDb the same database with patience for large events, on connections that bets cannot use up
 */
export function handlers(deps: Deps, settlementDb: Db): Handlers<WalletServiceService> {
  const settling = { ...deps, db: settlementDb };
  return {
    placeBet: placeBet(deps),
    getBettingStats: getBettingStats(deps),
    listBets: listBets(deps),
    getPerformance: getPerformance(deps),
    openBankroll: openBankroll(deps),
    openBook: openBook(deps),
    settleBook: settleBook(settling),
    voidBook: voidBook(settling),
    getLeagueStandings: getLeagueStandings(deps),
    listEventBets: listEventBets(deps),
    getPlayers: getPlayers(deps),
    payEntry: payEntry(deps),
    refundEntry: refundEntry(deps),
    payPot: payPot(deps),
    listEventPoints: listEventPoints(deps),
    listStandings: listStandings(deps),
    freezeBankroll: freezeBankroll(deps),
  };
}
