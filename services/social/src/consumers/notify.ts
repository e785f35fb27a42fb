import { on, type Subscription } from '@oddsmates/kit';
import { CircuitCreated, CircuitDecided } from '@oddsmates/proto/grpc/events/v1/circuit';
import { LeagueEventCreated } from '@oddsmates/proto/grpc/events/v1/event';
import { InviteHandled, InviteSent, MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import { BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
import { betNotices, circuitNotices, eventNotices, inviteNotice, removalNotice, winnerNotices } from '../domain/notice';
import { deleteInviteNotice } from '../store/notifications';
import { keepPeople } from '../store/people';
import { tell } from '../tell';

/** Who is told what, fact by fact (docs/domain-rules.md#notifications). New friendships are told where they are made, in befriend.ts. */
export const notify: Subscription[] = [
  on('league.invite', InviteSent, async (tx, fact) => {
    // The captain's own event may still be on its way; their name came with the invite.
    await keepPeople(tx, [{ user_id: fact.captain_id, username: fact.captain_username, profile_image_url: '', version: 0n }]);
    await tell(tx, [inviteNotice(fact)]);
  }),
  on('league.invite', InviteHandled, (tx, fact) => deleteInviteNotice(tx, fact.invite_id)),
  on('league.league', MemberRemoved, (tx, fact) => tell(tx, [removalNotice(fact)])),
  on('league.event', LeagueEventCreated, (tx, fact) => tell(tx, eventNotices(fact))),
  on('league.circuit', CircuitCreated, (tx, fact) => tell(tx, circuitNotices(fact))),
  on('league.circuit', CircuitDecided, (tx, fact) => tell(tx, winnerNotices(fact))),
  on('wallet.bet', BetsSettled, (tx, fact) => tell(tx, betNotices(fact))),
];
