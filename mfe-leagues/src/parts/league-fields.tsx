import { Form, Input } from 'antd';

const NAME_MAX = 100;
const DESCRIPTION_MAX = 2000;

/** What can be typed about a league. */
export interface LeagueFieldValues {
  name: string;
  description?: string;
}

/** Name (required) and description, in a form. `nameMissing` is the sentence of the spec for this form. */
export function LeagueFields({ nameMissing, focusFirst = false }: { nameMissing: string; focusFirst?: boolean }) {
  return (
    <>
      <Form.Item name="name" label="League name" rules={[{ required: true, whitespace: true, message: nameMissing }]}>
        <Input autoFocus={focusFirst} maxLength={NAME_MAX} autoComplete="off" placeholder="e.g. Night Owls" />
      </Form.Item>
      <Form.Item name="description" label="Description">
        <Input.TextArea maxLength={DESCRIPTION_MAX} rows={4} placeholder="What this league is about (optional)" />
      </Form.Item>
    </>
  );
}
