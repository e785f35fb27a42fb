import { CheckCircleOutlined } from '@ant-design/icons';
import { formatDateTime } from '@oddsmates/sdk';
import { Button } from 'antd';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { League, LeagueEvent } from '../../../contract';
import { BetsList } from './bets-list';
import { betOf, countBets, firstMarket, isGuess, isOver, namesTeams, stateOf } from './event-state';
import { MyBet } from './my-bet';
import { OddsTiles } from './odds-tiles';
import { ResultLine } from './result-line';

export interface EventCardProps {
  event: LeagueEvent;
  league: League;
  userId: string;
  captain: boolean;
}

/** A game to bet on: who plays, when, at which odds, who has bet, what to do next. Once over: who won, and what every bet paid. */
export function EventCard({ event, league, userId, captain }: EventCardProps) {
  const title = useId();
  const state = stateOf(event);
  const mine = betOf(event, userId);
  const market = firstMarket(event);
  return (
    <article className={`lg-card event-card${isOver(event) ? ' event-over' : ''}`} aria-labelledby={title}>
      <div className="event-top">
        <span className="lg-chip">{event.sport}</span>
        <time className="om-quiet" dateTime={event.commence_time}>{formatDateTime(event.commence_time)}</time>
        <span className={`lg-chip lg-chip-${state.tone} event-state`}>{state.label}</span>
      </div>
      <div>
        <h3 id={title}>{event.event_name}</h3>
        {isGuess(event)
          ? <p className="om-quiet">Closest guess: the nearest number takes the pot.</p>
          : !namesTeams(event) && <p className="event-teams om-quiet"><b>{event.home_team}</b> vs <b>{event.away_team}</b></p>}
      </div>
      {market && <OddsTiles market={market} event={event} picked={mine?.marketKey === market.key ? mine.outcomeKey : undefined} />}
      <ResultLine event={event} />
      {mine && <MyBet bet={mine} />}
      {event.betting_open ? <p className="om-quiet">{countBets(event.user_bets.length)}</p> : <BetsList event={event} members={league.members} userId={userId} />}
      {event.status === 'open' && <EventActions event={event} hasBet={mine !== undefined} captain={captain} describedBy={title} />}
    </article>
  );
}

function EventActions({ event, hasBet, captain, describedBy }: { event: LeagueEvent; hasBet: boolean; captain: boolean; describedBy: string }) {
  const navigate = useNavigate();
  const go = (screen: string) => void navigate(`/league/${event.league_id}/event/${event.id}/${screen}`);
  const canBet = event.betting_open && !hasBet;
  if (!canBet && !captain) return null;
  return (
    <div className="event-actions">
      {canBet && <Button type="primary" aria-describedby={describedBy} onClick={() => go('place-user-bet')}>Place Bet</Button>}
      {captain && <Button icon={<CheckCircleOutlined aria-hidden />} aria-describedby={describedBy} onClick={() => go('complete')}>Complete Event</Button>}
    </div>
  );
}
