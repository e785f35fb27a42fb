import { useEffect, useState } from 'react';
import { useStreamStatus } from './status';
import './stream-sign.css';

/** A break that heals within this time is not worth a word. */
const QUIET_MS = 2_000;

/** Says quietly that live updates do not arrive, for as long as they do not; pages ask from time to time meanwhile. */
export function StreamSign() {
  const shown = useLasting(useStreamStatus() === 'reconnecting', QUIET_MS);
  return (
    <span className="om-stream-sign" role="status">
      {shown && <span title="Live updates are interrupted. Until they are back, this page asks for news every few seconds.">Reconnecting...</span>}
    </span>
  );
}

/** Whether something has held for this long and still does. */
function useLasting(holds: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [holds, ms]);
  return holds && lasting;
}
