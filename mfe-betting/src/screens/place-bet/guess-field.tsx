import { Input } from 'antd';
import { useId } from 'react';

export interface GuessFieldProps {
  value: string;
  problem: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The guessed number of a closest-guess event: whole or with up to two decimals, negative too. */
export function GuessField({ value, problem, disabled, onChange }: GuessFieldProps) {
  const id = useId();
  return (
    <div className="stake">
      <div className="stake-head"><label htmlFor={id}>Your guess</label></div>
      <Input
        id={id} size="large" placeholder="42" inputMode="decimal" autoComplete="off" maxLength={13} className="om-figures"
        value={value} disabled={disabled} status={problem ? 'error' : ''} aria-invalid={problem !== undefined} aria-describedby={`${id}-problem`}
        onChange={(change) => onChange(change.target.value)}
      />
      <p id={`${id}-problem`} className="stake-problem" role="alert">{problem}</p>
    </div>
  );
}
