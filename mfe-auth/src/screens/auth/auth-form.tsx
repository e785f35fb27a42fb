import { Link } from 'react-router-dom';
import { useState, type SubmitEvent } from 'react';
import { ActionButton } from './form/action-button';
import { faultsIn, MIN_PASSWORD, type Faults } from './form/check';
import { Field } from './form/field';
import { PasswordField } from './form/password-field';
import { GoogleButton } from './google/google-button';
import type { GoogleSignIn } from './google/use-google-return';
import { FaultIcon, TrophyIcon } from './icons';
import { useSignIn, type Credentials, type Mode } from './use-sign-in';
import './form/form.css';

/**
 * The left panel: username, email when registering, password. Enter submits. Refusals stand above the form and next to the input. Who comes from
 * Google without an account here opens one: the email is Google's and locked, and there is no way to another mode (spec section 2).
 */
export function AuthForm({ mode, google }: { mode: Mode; google: GoogleSignIn }) {
  const [faults, setFaults] = useState<Faults>({});
  const { account } = google;
  const { submit, busy, failure = google.failure } = useSignIn(mode, account?.token, setFaults);
  const registering = mode === 'register';

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = credentialsIn(event.currentTarget);
    const found = faultsIn(mode, credentials);
    setFaults(found);
    const [first] = FIELDS.filter((name) => found[name]);
    if (first) inputOf(event.currentTarget, first)?.focus();
    else submit(credentials);
  };
  const field = (name: keyof Credentials) => ({ name, fault: faults[name], onChange: () => faults[name] && setFaults({ ...faults, [name]: undefined }) });

  return (
    <section className="auth-panel" aria-labelledby="auth-title">
      <p className="auth-brand"><TrophyIcon />Oddsmates</p>
      <div className="auth-card">
        <h1 id="auth-title" tabIndex={-1}>{registering ? 'Create your account' : 'Welcome back'}</h1>
        <p className="auth-tagline">The ultimate platform for competing with friends on sports predictions</p>
        {failure !== undefined && <p className="auth-alert" role="alert"><FaultIcon />{failure}</p>}
        <form className="auth-form" noValidate onSubmit={check} aria-busy={busy}>
          <Field {...field('username')} label="Username" autoComplete="username" maxLength={50} defaultValue={account?.username} />
          {registering && (
            <Field
              {...field('email')} label="Email" hint={account && 'The address of your Google account'} type="email" inputMode="email"
              autoComplete="email" maxLength={254} defaultValue={account?.email} readOnly={account !== undefined}
            />
          )}
          <PasswordField
            {...field('password')} label="Password" hint={registering ? `At least ${MIN_PASSWORD} characters` : undefined}
            autoComplete={registering ? 'new-password' : 'current-password'}
          />
          {!registering && <p className="auth-forgot">Forgot password?</p>}
          <ActionButton primary type="submit" busy={busy}>{registering ? 'Register' : 'Sign in'}</ActionButton>
        </form>
        {!registering && <GoogleButton busy={google.busy} />}
        {!account && (
          <p className="auth-switch">
            {registering
              ? <Link to="/">Already have an account? <b>Sign In</b></Link>
              : <Link to="/register">{"Don't have an account?"} <b>Sign Up</b></Link>}
          </p>
        )}
      </div>
      <p className="auth-honest">Virtual money, no cash value. Play for points, glory and the group chat.</p>
    </section>
  );
}

const FIELDS: readonly (keyof Credentials)[] = ['username', 'email', 'password'];

function inputOf(form: HTMLFormElement, name: keyof Credentials): HTMLInputElement | undefined {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : undefined;
}

const credentialsIn = (form: HTMLFormElement): Credentials => ({
  username: inputOf(form, 'username')?.value ?? '',
  email: inputOf(form, 'email')?.value,
  password: inputOf(form, 'password')?.value ?? '',
});
