import './widget-failure.css';

/** In place of a widget that did not come. Small, since a widget may be an icon in the top bar. */
export function WidgetFailure({ retry }: { retry: () => void }) {
  return (
    <div className="om-widget-failure" role="alert">
      <span>This part did not load.</span>
      <button type="button" onClick={retry}>Retry</button>
    </div>
  );
}
