import { formatMoney } from '@oddsmates/sdk';
import { Button, Input } from 'antd';
import { useId } from 'react';

const CHIPS = [10, 25, 50] as const;

export interface StakeFieldProps {
  /** Dollars as typed. */
  value: string;
  /** Dollars. */
  balance: number;
  problem: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The amount, with quick chips; what is wrong with it stands right below. */
export function StakeField({ value, balance, problem, disabled, onChange }: StakeFieldProps) {
  const id = useId();
  return (
    <div className="stake">
      <div className="stake-head">
        <label htmlFor={id}>Bet amount</label>
        <span className="om-quiet">Balance <b className="om-figures">{formatMoney(balance)}</b></span>
      </div>
      <Input
        id={id} size="large" prefix="$" placeholder="0.00" inputMode="decimal" autoComplete="off" maxLength={13} className="om-figures"
        value={value} disabled={disabled} status={problem ? 'error' : ''} aria-invalid={problem !== undefined} aria-describedby={`${id}-problem`}
        onChange={(change) => onChange(change.target.value)}
      />
      <p id={`${id}-problem`} className="stake-problem" role="alert">{problem}</p>
      <div className="stake-chips" role="group" aria-label="Quick amounts">
        {CHIPS.map((dollars) => (
          <Button key={dollars} disabled={disabled || dollars > balance} onClick={() => onChange(String(dollars))}>${dollars}</Button>
        ))}
        <Button disabled={disabled || balance <= 0} onClick={() => onChange(balance.toFixed(2))}>Max</Button>
      </div>
    </div>
  );
}
