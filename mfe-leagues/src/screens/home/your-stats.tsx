import type { PlayerRecord } from './use-record';

/** 'Your Stats' (spec section 2, Home). */
export function YourStats({ record }: { record: PlayerRecord | undefined }) {
  const rows = [['Total Bets', record?.totalBets], ['Win Rate', record?.winRate], ['Current Points', record?.points]] as const;
  return (
    <section className="lg-card" aria-labelledby="your-stats">
      <h2 id="your-stats">Your Stats</h2>
      <dl className="home-figures">
        {rows.map(([label, value]) => (
          <div key={label}><dt>{label}</dt><dd className="om-figures">{value ?? <span className="om-bone home-tile-bone" />}</dd></div>
        ))}
      </dl>
    </section>
  );
}
