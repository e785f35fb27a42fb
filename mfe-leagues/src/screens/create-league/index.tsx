import { sentenceOf, useAction } from '@oddsmates/sdk';
import { PageHeader } from '@oddsmates/sdk/components';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ImageField } from '../../parts/image-field';
import { LeagueFields, type LeagueFieldValues } from '../../parts/league-fields';
import { fieldErrors } from '../../parts/field-errors';
import './create-league.css';

const FAILED = 'Failed to create league';

/** Founds a league and leads to it (spec section 2, Create League). */
export default function CreateLeague() {
  const navigate = useNavigate();
  const [form] = Form.useForm<LeagueFieldValues>();
  const [image, setImage] = useState<Blob>();
  const name = Form.useWatch('name', form) ?? '';
  const create = useAction('league.CreateLeague', {
    emits: ['leaguesUpdated'],
    onSuccess: (league) => void navigate(`/league/${league.id}`),
    onError: (error) => form.setFields(fieldErrors(error)),
  });
  const found = ({ name: typed, description = '' }: LeagueFieldValues) => {
    create.mutate({
      request: { name: typed.trim(), description: description.trim() },
      image: image && { field: 'image', blob: image, fileName: 'league.png' },
    });
  };

  return (
    <div className="create-league">
      <PageHeader title="Create League" subtitle="You are its captain: invite friends, post events, settle the scores." backTo="/home" />
      <Form form={form} layout="vertical" className="lg-card" noValidate validateTrigger="onSubmit" disabled={create.isPending} onFinish={found}>
        <ImageField league={{ name }} value={image} onChange={setImage} />
        <LeagueFields nameMissing="League name is required" />
        {create.isError && <Alert type="error" showIcon role="alert" message={FAILED} description={sentenceOf(create.error, FAILED)} />}
        <p className="om-quiet">Every member starts with $1,000.00 of virtual money. It has no cash value.</p>
        <Button type="primary" size="large" htmlType="submit" loading={create.isPending}>Create League</Button>
      </Form>
    </div>
  );
}
