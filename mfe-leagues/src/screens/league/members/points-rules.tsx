const RULES = [
  { what: 'A won bet', earns: '10 x its odds', note: 'Won at 1.91, it earns 19 points, whatever the stake.' },
  { what: 'A won closest guess', earns: '30', note: 'For the nearest guess, and for each that is as near.' },
  { what: 'All else', earns: '0', note: 'A bet that is lost, tied with the line or void.' },
];

/** What moves a player up the leaderboard (docs/domain-rules.md#points-and-statistics). */
export function PointsRules() {
  return (
    <section className="lg-card points-rules" aria-labelledby="points-rules">
      <h2 id="points-rules">How points work</h2>
      <dl>
        {RULES.map(({ what, earns, note }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="points-rules-earns om-figures">{earns}</dd>
            <dd className="om-quiet">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="om-quiet">This table counts the points earned in this league. They reward being right; what you stake moves your balance alone.</p>
    </section>
  );
}
