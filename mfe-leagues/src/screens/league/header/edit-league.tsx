import { notices, sentenceOf, useAction } from '@oddsmates/sdk';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import type { League } from '../../../contract';
import { fieldErrors } from '../../../parts/field-errors';
import { ImageField } from '../../../parts/image-field';
import { LeagueFields, type LeagueFieldValues } from '../../../parts/league-fields';

const FAILED = 'Failed to update league details';

/** The header's edit mode: name, description, picture. What is saved is what the form shows (spec sections 2, 5 and 8). */
export function EditLeague({ league, onDone }: { league: League; onDone: () => void }) {
  const [form] = Form.useForm<LeagueFieldValues>();
  const [image, setImage] = useState<Blob>();
  const update = useAction('league.UpdateLeague', {
    emits: ['leaguesUpdated'],
    onSuccess: () => {
      notices.success('League details updated successfully');
      onDone();
    },
    onError: (error) => form.setFields(fieldErrors(error)),
  });
  const save = ({ name, description = '' }: LeagueFieldValues) => {
    update.mutate({
      request: { id: league.id, name: name.trim(), description: description.trim() },
      image: image && { field: 'image', blob: image, fileName: 'league.png' },
    });
  };

  return (
    <section className="lg-card league-edit">
      <h1 tabIndex={-1}>Edit League</h1>
      <Form
        form={form} layout="vertical" className="lg-plain-list" noValidate validateTrigger="onSubmit" disabled={update.isPending}
        initialValues={{ name: league.name, description: league.description }} onFinish={save}
      >
        <ImageField league={league} value={image} onChange={setImage} />
        <LeagueFields nameMissing="League name cannot be empty" focusFirst />
        {update.isError && <Alert type="error" showIcon role="alert" message={FAILED} description={sentenceOf(update.error, FAILED)} />}
        <div className="league-head-actions">
          <Button type="primary" htmlType="submit" loading={update.isPending}>Save Changes</Button>
          <Button onClick={onDone}>Cancel</Button>
        </div>
      </Form>
    </section>
  );
}
