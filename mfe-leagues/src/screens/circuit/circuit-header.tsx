import { CheckOutlined } from '@ant-design/icons';
import { formatDateTime } from '@oddsmates/sdk';
import { PageHeader } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { useState } from 'react';
import type { Circuit } from '../../contract';
import { CircuitChip } from '../../parts/circuit-chip';
import { canJoin, entryFee } from '../../parts/circuit-facts';
import { JoinDialog } from './join-dialog';

/** Name, status, dates, and the way in. */
export function CircuitHeader({ circuit }: { circuit: Circuit }) {
  const [joining, setJoining] = useState(false);
  return (
    <div className="circuit-head">
      <PageHeader
        backTo={`/league/${circuit.league_id}`} backLabel="Back to League" title={circuit.name}
        subtitle={<span className="circuit-state"><CircuitChip status={circuit.status} />{datesOf(circuit)}</span>}
        actions={circuit.joined
          ? <span className="lg-chip lg-chip-win circuit-joined"><CheckOutlined aria-hidden />You take part</span>
          : (
            <Button type="primary" size="large" disabled={!canJoin(circuit)} onClick={() => setJoining(true)}>
              Join Circuit ({entryFee(circuit)})
            </Button>
          )}
      />
      <JoinDialog circuit={circuit} open={joining && !circuit.joined} onClose={() => setJoining(false)} />
    </div>
  );
}

function datesOf({ start_date, end_date }: Circuit): string {
  const [start, end] = [formatDateTime(start_date ?? ''), formatDateTime(end_date ?? '')];
  if (start && end) return `${start} to ${end}`;
  if (start) return `Starts ${start}`;
  return end && `Ends ${end}`;
}
