import { Alert, Button, Form, Input } from '@oddsmates/sdk/ui';
import { Link } from 'react-router-dom';
import { GoogleButton } from './google/google-button';
import type { GoogleSignIn } from './google/use-google-return';
import { TrophyIcon } from './icons';
import { PasswordInput } from './password-input';
import { useSignIn, type Credentials, type Mode } from './use-sign-in';

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;
const FIELDS: readonly (keyof Credentials)[] = ['username', 'email', 'password'];
const required = (sentence: string) => ({ required: true, whitespace: true, message: sentence });

/**
 * The left panel: username, email when registering, password. Enter submits. Refusals stand above the form and next to the input. Who comes from
 * Google without an account here opens one: the email is Google's and locked, and there is no way to another mode (spec section 2).
 */
export function AuthForm({ mode, google }: { mode: Mode; google: GoogleSignIn }) {
  const [form] = Form.useForm<Credentials>();
  const { account } = google;
  const { submit, busy, failure = google.failure } = useSignIn(mode, account?.token, (fields) => {
    form.setFields(FIELDS.filter((name) => fields[name]).map((name) => ({ name, errors: [fields[name] ?? ''] })));
  });
  const registering = mode === 'register';

  return (
    <section className="auth-panel" aria-labelledby="auth-title">
      <p className="auth-brand"><TrophyIcon />Oddsmates</p>
      <div className="auth-card">
        <h1 id="auth-title" tabIndex={-1}>{registering ? 'Create your account' : 'Welcome back'}</h1>
        <p className="auth-tagline">The ultimate platform for competing with friends on sports predictions</p>
        {failure !== undefined && <Alert className="auth-alert" type="error" showIcon role="alert" message={failure} />}
        <Form form={form} layout="vertical" size="large" noValidate validateTrigger="onSubmit" initialValues={account} onFinish={submit} aria-busy={busy}>
          <Form.Item name="username" label="Username" rules={[required('Username is required')]}>
            <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={50} />
          </Form.Item>
          {registering && (
            <Form.Item name="email" label="Email" extra={account && 'The address of your Google account'} rules={[required('Email is required'), { type: 'email', message: 'Please enter a valid email address' }]}>
              <Input type="email" inputMode="email" autoComplete="email" maxLength={254} readOnly={account !== undefined} />
            </Form.Item>
          )}
          <Form.Item
            name="password" label="Password" extra={registering ? `At least ${MIN_PASSWORD} characters` : undefined}
            rules={[{ required: true, message: 'Password is required' }, ...(registering ? [LENGTH] : [])]}
          >
            <PasswordInput autoComplete={registering ? 'new-password' : 'current-password'} />
          </Form.Item>
          {!registering && <p className="auth-forgot">Forgot password?</p>}
          <Button type="primary" htmlType="submit" block loading={busy}>{registering ? 'Register' : 'Sign in'}</Button>
        </Form>
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

const LENGTH = { min: MIN_PASSWORD, max: MAX_PASSWORD, message: `A password has ${MIN_PASSWORD} to ${MAX_PASSWORD} characters.` };
