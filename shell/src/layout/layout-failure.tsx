import '../remotes/part-card.css';

/** In place of everything when the shell's own parts do not come: most likely they are of a version that is no more. */
export function LayoutFailure() {
  return (
    <main id="main">
      <section className="part-card" role="alert">
        <h1 tabIndex={-1}>This page did not load</h1>
        <p>It may be that Oddsmates was updated in the meantime, or that you are offline.</p>
        <button type="button" onClick={() => window.location.reload()}>Reload the page</button>
      </section>
    </main>
  );
}
