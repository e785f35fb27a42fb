import { notices, session, useAction, useSession } from '@oddsmates/sdk';
import { Alert, Button, Form, Input } from 'antd';
import { SettingCard } from './setting-card';

interface Passwords { current?: string; next: string; again: string }

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/**
 * Changes the password. It ends every session; this one goes on with the token of the answer.
 * An account opened with Google has no password yet: its first is set with the current one left empty.
 */
export function PasswordForm() {
  const user = useSession()?.user;
  const [form] = Form.useForm<Passwords>();
  const change = useAction('identity.ChangePassword', {
    onSuccess: ({ token }) => {
      // A poll with the old token may have been refused meanwhile, which ends the session: it is begun again all the same.
      const who = session.get()?.user ?? user;
      if (who) session.signIn(token, who);
      form.resetFields();
      notices.success('Password changed. Your other sessions were signed out.');
    },
    onError: ({ fields }) => {
      if (fields.current_password !== undefined) form.setFields([{ name: 'current', errors: [fields.current_password] }]);
      if (fields.new_password !== undefined) form.setFields([{ name: 'next', errors: [fields.new_password] }]);
    },
  });
  const submit = ({ current = '', next }: Passwords) =>
    change.mutate({ request: { current_password: current === '' ? undefined : current, new_password: next } });

  return (
    <SettingCard title="Password">
      <Form form={form} layout="vertical" noValidate validateTrigger="onSubmit" disabled={change.isPending} onFinish={submit}>
        {/* For password managers: which account the new password belongs to. */}
        <input hidden readOnly autoComplete="username" value={user?.username ?? ''} />
        <Form.Item name="current" label="Current password" extra="Leave it empty if you have only ever signed in with Google.">
          <Input.Password autoComplete="current-password" maxLength={MAX_LENGTH} />
        </Form.Item>
        <Form.Item name="next" label="New password" rules={[{ required: true, message: 'Password is required' }, { min: MIN_LENGTH, message: 'A password has 8 to 128 characters.' }]}>
          <Input.Password autoComplete="new-password" maxLength={MAX_LENGTH} />
        </Form.Item>
        <Form.Item
          name="again" label="New password again" dependencies={['next']}
          rules={[({ getFieldValue }) => ({
            validator: (_, value) => (value === getFieldValue('next') ? Promise.resolve() : Promise.reject(new Error('The passwords are not the same'))),
          })]}
        >
          <Input.Password autoComplete="new-password" maxLength={MAX_LENGTH} />
        </Form.Item>
        {change.isError && Object.keys(change.error.fields).length === 0 && <Alert className="setting-alert" type="error" showIcon role="alert" message={change.error.message} />}
        <Button type="primary" htmlType="submit" loading={change.isPending}>Change Password</Button>
      </Form>
    </SettingCard>
  );
}
