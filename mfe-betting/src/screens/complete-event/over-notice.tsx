import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { resultWords } from '../../league-event/result-words';
import type { LeagueEvent } from '../../league-event/types';

const REASONS: Readonly<Record<string, string>> = {
  cancelled: 'This event has been cancelled.',
  completing: 'This event is being completed. Bets are being settled.',
};

/** In place of the form when there is nothing left to decide. */
export function OverNotice({ event }: { event: LeagueEvent }) {
  const result = resultWords(event);
  const navigate = useNavigate();
  return (
    <section className="complete-card complete-over" role="status">
      <CheckCircleOutlined className="complete-over-icon" aria-hidden />
      <p className="complete-over-text">{REASONS[event.status] ?? 'This event has already been completed.'}</p>
      {result !== undefined && <p className="om-quiet">Result: {result}</p>}
      <Button type="primary" onClick={() => void navigate(`/league/${event.league_id}`)}>Back to League</Button>
    </section>
  );
}
