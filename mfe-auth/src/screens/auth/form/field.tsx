import { useId, type ComponentProps, type ReactNode } from 'react';

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** A sentence that always stands below the input. */
  hint?: string;
  /** Why the input is not right. */
  fault?: string;
  /** A control inside the frame, after the text. */
  action?: ReactNode;
}

/** A label, its input, and what there is to say about it. Screen readers read the fault and the hint with the input. */
export function Field({ label, hint, fault, action, ...input }: FieldProps) {
  const id = useId();
  const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="auth-field">
      <label htmlFor={id}>{label}</label>
      <div className="auth-input">
        <input id={id} autoCapitalize="none" spellCheck={false} {...input} aria-invalid={fault !== undefined} aria-describedby={describedBy || undefined} />
        {action}
      </div>
      {fault && <p className="auth-fault" id={`${id}-fault`}>{fault}</p>}
      {hint && <p className="auth-hint" id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
