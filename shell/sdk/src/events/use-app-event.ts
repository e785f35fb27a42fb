import { useEffect, useEffectEvent } from 'react';
import { on, type AppEvent } from './app-events';

/** Runs `listener` on an app event while the component is mounted. Queries need it not: they are refreshed anyway. */
export function useAppEvent(event: AppEvent, listener: () => void): void {
  const latest = useEffectEvent(listener);
  useEffect(() => on(event, () => latest()), [event]);
}
