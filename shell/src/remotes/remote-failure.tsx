import './part-card.css';

/** In place of a page that did not come or broke. Without antd, which may be what did not come. */
export function RemoteFailure({ retry }: { retry: () => void }) {
  return (
    <section className="part-card" role="alert">
      <h1 tabIndex={-1}>This page did not load</h1>
      <p>It may be that this part of Oddsmates is being updated. The rest works as usual.</p>
      <button type="button" onClick={retry}>Retry</button>
    </section>
  );
}
