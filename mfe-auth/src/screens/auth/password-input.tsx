import { Input } from '@oddsmates/sdk/ui';
import { useState, type ComponentProps } from 'react';
import { EyeIcon } from './icons';

/** A password with a show/hide toggle that the keyboard reaches, which antd's own does not. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}
      suffix={(
        <button type="button" className="auth-reveal" aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          <EyeIcon struck={shown} />
        </button>
      )}
    />
  );
}
