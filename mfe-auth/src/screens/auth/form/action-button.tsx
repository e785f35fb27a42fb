import type { ComponentProps, ReactNode } from 'react';
import './action-button.css';

export interface ActionButtonProps extends ComponentProps<'button'> {
  /** The one thing to do here. */
  primary?: boolean;
  icon?: ReactNode;
  /** At work: it turns, keeps the focus and takes no other click. */
  busy?: boolean;
}

/** A button as wide as its place. */
export function ActionButton({ primary = false, icon, busy = false, onClick, children, ...button }: ActionButtonProps) {
  return (
    <button
      type="button" {...button} className={primary ? 'auth-button auth-button-primary' : 'auth-button'} aria-disabled={busy}
      onClick={(click) => (busy ? click.preventDefault() : onClick?.(click))}
    >
      {busy ? <span className="auth-spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
