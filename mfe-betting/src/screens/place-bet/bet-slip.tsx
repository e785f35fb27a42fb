import { formatOdds, useOddsFormat } from '@oddsmates/sdk';
import { Alert, Button } from 'antd';
import type { Ref } from 'react';
import { isClosestGuess, type LeagueEvent } from '../../league-event/types';
import { priceOf, selectionOf } from '../../league-event/words';
import { GuessField } from './guess-field';
import { OddsChange } from './odds-change';
import { guessProblem, pickedOutcome, stakeOf, stakeProblem, type Slip } from './slip';
import { SlipFigures } from './slip-figures';
import { StakeField } from './stake-field';
import type { Refusal } from './use-place-bet';

export interface BetSlipProps {
  ref: Ref<HTMLElement>;
  event: LeagueEvent;
  /** Dollars. */
  balance: number;
  slip: Slip;
  /** The player has asked to place the bet, so what is missing is said. */
  checked: boolean;
  busy: boolean;
  refusal: Refusal | undefined;
  onChange: (part: Partial<Slip>) => void;
}

/** The slip: what is picked, the amount, what it may win, and the one button. */
export function BetSlip({ ref, event, balance, slip, checked, busy, refusal, onChange }: BetSlipProps) {
  const [format] = useOddsFormat();
  const guessing = isClosestGuess(event);
  const picked = pickedOutcome(event, slip.pick);
  const price = picked && priceOf(picked.outcome);
  const moved = slip.pick !== undefined && price !== undefined && price !== slip.pick.price;
  const complete = slip.stake.trim() !== '' && (guessing ? slip.guess.trim() !== '' : picked !== undefined);
  const tooMuch = (stakeOf(slip.stake) ?? 0) > balance;
  const problem = (checked || tooMuch ? stakeProblem(slip.stake, balance) : undefined) ?? (refusal?.about === 'stake' ? refusal.sentence : undefined);

  return (
    <section ref={ref} className="slip" aria-labelledby="slip-title">
      <h2 id="slip-title">Bet slip</h2>
      {guessing
        ? <GuessField value={slip.guess} problem={checked ? guessProblem(slip.guess) : undefined} disabled={busy} onChange={(guess) => onChange({ guess })} />
        : (
          <p className="slip-pick">
            {picked && price !== undefined
              ? <><b>{selectionOf(picked.market, picked.outcome)}</b><span className="om-figures slip-price">{formatOdds(price, format)}</span></>
              : <span className="om-quiet">Choose an outcome to start your slip.</span>}
          </p>
        )}
      <StakeField value={slip.stake} balance={balance} problem={problem} disabled={busy} onChange={(stake) => onChange({ stake })} />
      <SlipFigures stake={stakeOf(slip.stake)} price={guessing ? undefined : price} guessing={guessing} balance={balance} />
      {moved && slip.pick && <OddsChange from={slip.pick.price} to={price} />}
      {refusal?.about === 'bet' && !moved && <Alert type="error" showIcon role="alert" message={refusal.sentence} description={refusal.hint} />}
      <Button type="primary" htmlType="submit" size="large" block disabled={!complete} loading={busy}>
        {moved ? `Place Bet at ${formatOdds(price, format)}` : 'Place Bet'}
      </Button>
      <p className="slip-honest om-quiet">Virtual money, no cash value.</p>
    </section>
  );
}
