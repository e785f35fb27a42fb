import { useState } from 'react';
import { EyeIcon } from '../icons';
import { Field, type FieldProps } from './field';

/** A password with a show/hide toggle that the keyboard reaches. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props} type={shown ? 'text' : 'password'}
      action={(
        <button type="button" className="auth-reveal" aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          <EyeIcon struck={shown} />
        </button>
      )}
    />
  );
}
