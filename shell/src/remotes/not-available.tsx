import { useTitle } from '@oddsmates/sdk';
import { Link } from 'react-router-dom';
import './part-card.css';

/** For an address that is planned and that the remote does not have yet. */
export function NotAvailable() {
  useTitle('Not available yet');
  return (
    <section className="part-card">
      <h1 tabIndex={-1}>Not available yet</h1>
      <p>This page is still being built. Everything else works as usual.</p>
      <Link to="/home">Back to home</Link>
    </section>
  );
}
