import { formatMoney, notices, updateCached, useAction, useCall } from '@oddsmates/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import type { Circuit } from '../../contract';
import { entryFee } from '../../parts/circuit-facts';
import { serverSentence } from '../../parts/server-sentence';

export interface JoinDialogProps {
  circuit: Circuit;
  open: boolean;
  onClose: () => void;
}

/** What joining costs and leaves, before it happens. The fee goes from the bankroll to the pot (docs/domain-rules.md#circuits). */
export function JoinDialog({ circuit, open, onClose }: JoinDialogProps) {
  const client = useQueryClient();
  const league = useCall('league.GetLeague', { id: circuit.league_id }, { enabled: open });
  const join = useAction('league.JoinCircuit', {
    emits: ['leagueBalanceUpdated'],
    onSuccess: ({ circuit: joined }) => {
      if (joined) updateCached(client, 'league.GetCircuit', { id: circuit.id }, () => joined);
      notices.success(`You take part in ${circuit.name}`);
      onClose();
    },
  });
  const price = Number(circuit.entry_fee);
  const balance = league.data?.balance;
  // In whole cents, so that no fraction of one is left.
  const after = balance === undefined ? undefined : (Math.round(balance * 100) - Math.round(price * 100)) / 100;
  const short = after !== undefined && after < 0;

  return (
    <Modal
      open={open} title={`Join ${circuit.name}?`} okText={price === 0 ? 'Join' : `Join for ${entryFee(circuit)}`} cancelText="Not now" destroyOnHidden
      okButtonProps={{ disabled: short }} confirmLoading={join.isPending} onOk={() => { if (!join.isPending) join.mutate({ request: { id: circuit.id } }); }}
      onCancel={() => {
        join.reset();
        onClose();
      }}
    >
      <dl className="join-figures">
        <div><dt>Entry fee</dt><dd>{entryFee(circuit)}</dd></div>
        <div><dt>Your balance</dt><dd>{balance === undefined ? '...' : formatMoney(balance)}</dd></div>
        <div className="join-after"><dt>Balance after</dt><dd>{after === undefined ? '...' : short ? '–' : formatMoney(after)}</dd></div>
      </dl>
      <p className="om-quiet">The fee goes into the pot. Events that are over already do not count for you. Virtual money, no cash value.</p>
      {short && <Alert type="error" showIcon role="alert" message={`Insufficient funds. Your balance is $${(balance ?? 0).toFixed(2)}`} />}
      {join.isError && !short && <Alert type="error" showIcon role="alert" message={serverSentence(join.error, 'Failed to join the circuit.')} />}
    </Modal>
  );
}
