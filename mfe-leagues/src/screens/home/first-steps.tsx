const STEPS = [
  { title: 'Find your friends', words: 'Search for them by name. They answer your request in their bell.' },
  { title: 'Get a league together', words: 'Who starts it is its captain and invites the others. Invites to you come in the bell as well.' },
  { title: 'Bet virtual money', words: 'The captain posts events, and everybody has $1,000.00 to bet on them. It has no cash value.' },
  { title: 'Top the table', words: 'A won bet earns money and points: the longer the odds, the more of both.' },
];

/** For who has no league yet: how one comes to the first bet. */
export function FirstSteps() {
  return (
    <section className="lg-card home-steps" aria-labelledby="home-steps">
      <h3 id="home-steps">How it works</h3>
      <ol>
        {STEPS.map(({ title, words }) => (
          <li key={title}>
            <b>{title}</b>
            <span className="om-quiet">{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
