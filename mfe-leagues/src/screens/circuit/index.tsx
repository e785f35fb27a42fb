import { useCall, usePollWhileDown, useTitle, useUser, type ApiError } from '@oddsmates/sdk';
import { ErrorCard, PageSkeleton } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { LEAGUE_REFRESH_MS } from '../../intervals';
import { isDecided } from '../../parts/circuit-facts';
import { isFinal } from '../../parts/final-refusal';
import { serverSentence } from '../../parts/server-sentence';
import { CircuitHeader } from './circuit-header';
import { ComponentEvents } from './component-events';
import { Decision } from './decision';
import { Standings } from './standings';
import { StillOpen } from './still-open';
import { SummaryCards } from './summary-cards';
import { WinnerBanner } from './winner-banner';
import './circuit.css';

/** A circuit: what it costs, what counts, who leads, who won and why (spec section 2, Circuit detail). */
export default function CircuitDetail() {
  const { leagueId = '', circuitId = '' } = useParams();
  const user = useUser();
  const circuit = useCall('league.GetCircuit', { id: circuitId }, { refetchInterval: usePollWhileDown(LEAGUE_REFRESH_MS) });
  useTitle(circuit.data?.name);

  if (circuit.isPending) return <PageSkeleton label="Loading the circuit" />;
  if (!circuit.data?.id || isFinal(circuit.error)) {
    return <CircuitFailure leagueId={leagueId} error={circuit.error} onRetry={() => void circuit.refetch()} />;
  }
  return (
    <div className="circuit">
      <CircuitHeader circuit={circuit.data} />
      <WinnerBanner circuit={circuit.data} />
      <SummaryCards circuit={circuit.data} />
      <div className="circuit-columns">
        <div className="circuit-column">
          {isDecided(circuit.data) ? <Decision circuit={circuit.data} userId={user.id} /> : <StillOpen circuit={circuit.data} />}
          <ComponentEvents circuit={circuit.data} userId={user.id} />
        </div>
        <div className="circuit-column">
          <Standings circuit={circuit.data} userId={user.id} />
          <section className="lg-card" aria-labelledby="circuit-about">
            <h2 id="circuit-about">Description</h2>
            <p className={circuit.data.description === '' ? 'om-quiet' : 'circuit-words'}>{circuit.data.description || 'No description provided.'}</p>
          </section>
        </div>
      </div>
    </div>
  );
}

function CircuitFailure({ leagueId, error, onRetry }: { leagueId: string; error: ApiError | null; onRetry: () => void }) {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="om-visually-hidden">Circuit</h1>
      <ErrorCard
        fallback={error ? serverSentence(error, 'Failed to load circuit details.') : 'Circuit not found.'} error={isFinal(error) ? undefined : error}
        onRetry={isFinal(error) ? undefined : onRetry}
        actions={<Button type="primary" onClick={() => void navigate(`/league/${leagueId}`)}>Back to League</Button>}
      />
    </>
  );
}
