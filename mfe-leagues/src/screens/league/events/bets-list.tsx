import { formatMoney, useOddsFormat } from '@oddsmates/sdk';
import { UserAvatar } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { useState } from 'react';
import type { LeagueEvent, Member, UserBet } from '../../../contract';
import { describeBet } from './describe-bet';
import { countBets } from './event-state';

const SHOWN_AT_FIRST = 4;

export interface BetsListProps {
  event: LeagueEvent;
  members: readonly Member[];
  userId: string;
}

/** Everybody's bets, once betting is closed: on what, what they paid, and why. The best paid come first. */
export function BetsList({ event, members, userId }: BetsListProps) {
  const [all, setAll] = useState(false);
  if (event.user_bets.length === 0) return <p className="om-quiet">Nobody bet on this event.</p>;
  // The card shows one's own bet already.
  if (event.user_bets.every(({ user_id }) => user_id === userId)) return <p className="om-quiet">Nobody else bet on this event.</p>;
  const bets = [...event.user_bets].sort((a, b) => gainOf(b) - gainOf(a));
  const pot = bets.reduce((sum, bet) => sum + (bet.amount ?? 0), 0);
  const hidden = bets.length - SHOWN_AT_FIRST;
  return (
    <div className="event-bets">
      <p className="event-bets-head om-quiet"><span>{countBets(bets.length)}</span><span className="om-figures">{formatMoney(pot)} staked</span></p>
      <ul>
        {(all ? bets : bets.slice(0, SHOWN_AT_FIRST)).map((bet) => (
          <BetRow key={bet.user_id} bet={bet} image={members.find(({ id }) => id === bet.user_id)?.profile_image_url} mine={bet.user_id === userId} />
        ))}
      </ul>
      {hidden > 0 && <Button type="text" block aria-expanded={all} onClick={() => setAll(!all)}>{all ? 'Show fewer' : `Show all ${bets.length} bets`}</Button>}
    </div>
  );
}

function BetRow({ bet, image, mine }: { bet: UserBet; image: string | undefined; mine: boolean }) {
  const [format] = useOddsFormat();
  const { pick, why, gain, tone } = describeBet(bet, format);
  return (
    <li className={`bet-row bet-row-${tone}`}>
      <UserAvatar user={{ id: bet.user_id, username: bet.username, profile_image_url: image }} size={32} />
      <span className="bet-row-words">
        <span><b>{mine ? 'You' : bet.username}</b> <span className="om-quiet">{pick}</span></span>
        {why !== '' && <span className="bet-row-why om-figures om-quiet">{why}</span>}
      </span>
      {gain !== '' && <b className="bet-row-gain om-figures">{gain}</b>}
    </li>
  );
}

const gainOf = (bet: UserBet): number => (bet.payout ?? 0) - (bet.amount ?? 0);
