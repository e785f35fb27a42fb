import './part-card.css';

export interface RemoteFailureProps {
  retry: () => void;
  /** How often it was tried again already. */
  attempt: number;
}

/**
 * In place of a page that did not come or broke. Without antd, which may be what did not come. When trying again has not helped, the shell
 * itself may be of a former version, which only opening the page anew can change.
 */
export function RemoteFailure({ retry, attempt }: RemoteFailureProps) {
  return (
    <section className="part-card" role="alert">
      <h1 tabIndex={-1}>This page did not load</h1>
      <p>It may be that this part of Oddsmates is being updated. The rest works as usual.</p>
      <button type="button" onClick={retry}>Retry</button>
      {attempt > 0 && <button type="button" onClick={() => window.location.reload()}>Reload the page</button>}
    </section>
  );
}
