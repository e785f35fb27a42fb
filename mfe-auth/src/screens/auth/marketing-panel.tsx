import { DollarIcon, StarIcon, TrophyIcon } from './icons';
import { Showcase } from './showcase';
import './marketing-panel.css';

const PROMISES = [
  { icon: <StarIcon />, text: 'Call the winner' },
  { icon: <TrophyIcon />, text: 'Top the league' },
  { icon: <DollarIcon />, text: 'Grow your bankroll' },
];

/** The right panel from medium widths on: the product's promise over pieces of the product itself (spec sections 1 and 2). */
export function MarketingPanel() {
  return (
    <aside className="auth-market" aria-label="About Oddsmates">
      <div className="auth-market-words">
        <h2><span>BEAT THE ODDS</span> <span className="auth-market-gold">WIN TOGETHER</span></h2>
        <p>Join friends in private leagues and prove your sports knowledge</p>
      </div>
      <Showcase />
      <ul className="auth-promises">
        {PROMISES.map(({ icon, text }) => <li key={text}><span className="auth-promise-icon">{icon}</span>{text}</li>)}
      </ul>
    </aside>
  );
}
