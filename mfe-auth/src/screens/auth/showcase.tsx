import { TrophyIcon } from './icons';
import './showcase.css';

const RANKS = [
  { rank: 'gold', name: 'mia', points: 86 },
  { rank: 'silver', name: 'jonas', points: 57 },
  { rank: 'bronze', name: 'priya', points: 40 },
];

/** A bet slip, a leaderboard and a chat line, as the product has them, to look at: nothing here is read out or does anything. */
export function Showcase() {
  return (
    <div className="show" aria-hidden="true">
      <div className="show-card show-slip">
        <p className="show-line"><span className="show-tag">Moneyline</span><span className="show-quiet">Tonight, 7:30 PM</span></p>
        <p className="show-title">Lakers vs Bulls</p>
        <div className="show-odds">
          <span className="show-price show-picked">Lakers<b>1.91</b></span>
          <span className="show-price">Bulls<b>2.05</b></span>
        </div>
        <p className="show-line"><span className="show-quiet">Stake</span><b>$25.00</b></p>
        <p className="show-line"><span className="show-quiet">Potential winnings</span><b className="show-win">$47.75</b></p>
        <span className="show-button">Place Bet</span>
      </div>
      <div className="show-card show-board">
        <p className="show-line"><b>Night Owls</b><TrophyIcon /></p>
        {RANKS.map(({ rank, name, points }, index) => (
          <p key={rank} className="show-line">
            <span className={`show-rank show-${rank}`}>{index + 1}</span>
            <span className="show-name">{name}</span>
            <b>{points}</b>
          </p>
        ))}
      </div>
      <p className="show-card show-chat"><b>mia</b> Called it. Again.</p>
    </div>
  );
}
