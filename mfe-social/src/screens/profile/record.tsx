import { CardSkeleton, ErrorCard } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { Achievements } from './achievements';
import { BetRow } from './bet-row';
import { Card } from './card';
import { PerformanceChart } from './performance-chart';
import { sampleAchievements, sampleBets, sampleDays } from './sample';
import { useRecord } from './use-record';

const FAILED = 'Failed to load betting statistics. Please try again later.';

/** Achievements, performance and recent bets: one's own from the first settled bet on, a sample before it. */
export function Record() {
  const { performance, bets, list, sample, open, showMore } = useRecord();
  if (performance.isPending || bets.isPending) return <div role="status" aria-label="Loading..." className="profile-record"><CardSkeleton lines={5} /><CardSkeleton lines={5} /></div>;
  if (!performance.data || !bets.data) {
    const failed = performance.data ? bets : performance;
    return <ErrorCard error={failed.error} fallback={FAILED} onRetry={() => void Promise.all([performance.refetch(), bets.refetch()])} />;
  }
  const days = sample ? sampleDays : performance.data.points;
  return (
    <div className="profile-record">
      {sample && <p className="sample-note" role="note">{sampleNote(open)}</p>}
      <div className="profile-pair">
        <Card title="Performance" sample={sample}>
          {days.length > 0 ? <PerformanceChart days={days} /> : <p className="om-quiet">No day with a settled bet yet.</p>}
        </Card>
        <Card title="Achievements" sample={sample}><Achievements achievements={sample ? sampleAchievements : performance.data.achievements} /></Card>
      </div>
      <Card title="Recent Betting Activity" sample={sample}>
        <ul className="bets">{(sample ? sampleBets : list).map((bet) => <BetRow key={bet.id} bet={bet} />)}</ul>
        {!sample && showMore && <Button onClick={showMore}>Show more</Button>}
      </Card>
    </div>
  );
}

function sampleNote(open: number): string {
  const waiting = open === 0 ? '' : open === 1 ? ' You have 1 open bet.' : ` You have ${open} open bets.`;
  return `What follows is a sample. Your own figures take its place with your first settled bet.${waiting}`;
}
