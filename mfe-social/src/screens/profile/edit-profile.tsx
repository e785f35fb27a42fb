import { notices, sentenceOf, session, updateCached, useAction, type Response } from '@oddsmates/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input, Modal } from 'antd';

type Profile = Response<'identity.GetProfile'>;
interface ProfileValues { username: string; bio?: string }

const NAME_MAX = 50;
const BIO_MAX = 500;
const FAILED = 'Failed to update profile';
const FIELDS = ['username', 'bio'] as const;

/** The Edit Profile dialog: username and bio. A refusal keeps what was typed and says why. */
export function EditProfile({ profile, open, onClose }: { profile: Profile; open: boolean; onClose: () => void }) {
  const [form] = Form.useForm<ProfileValues>();
  const client = useQueryClient();
  const save = useAction('identity.UpdateProfile', {
    emits: ['userUpdated'],
    onSuccess: (user) => {
      updateCached(client, 'identity.GetProfile', {}, () => user);
      session.setUser(user);
      notices.success('Profile updated successfully');
      onClose();
    },
    onError: ({ fields }) => form.setFields(FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [{ name, errors: [fields[name]] }]))),
  });
  return (
    <Modal
      title="Edit Profile" open={open} onCancel={onClose} onOk={() => form.submit()} okText="Save" confirmLoading={save.isPending}
      afterClose={() => save.reset()} destroyOnHidden
    >
      <Form
        form={form} layout="vertical" noValidate preserve={false} validateTrigger="onSubmit" disabled={save.isPending}
        initialValues={{ username: profile.username, bio: profile.bio }}
        onFinish={({ username, bio = '' }) => save.mutate({ request: { username: username.trim(), bio: bio.trim() } })}
      >
        <Form.Item name="username" label="Username" rules={[{ required: true, whitespace: true, message: 'Username is required' }]}>
          <Input maxLength={NAME_MAX} autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item name="bio" label="Bio" className="profile-bio-field">
          <Input.TextArea rows={4} maxLength={BIO_MAX} showCount placeholder="Something about you (optional)" />
        </Form.Item>
        {save.isError && <Alert type="error" showIcon role="alert" message={FAILED} description={sentenceOf(save.error, FAILED)} />}
      </Form>
    </Modal>
  );
}
