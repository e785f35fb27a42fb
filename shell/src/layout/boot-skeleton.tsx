/** The same name and bones as in index.html, which styles them: from the first byte to the screen nothing flashes. The name stands where the top bar will have it. */
export function BootSkeleton() {
  return (
    <div className="boot" role="status" aria-label="Loading">
      <b>Oddsmates</b>
      <i style={{ width: 'min(320px, 60%)', height: 36 }} />
      <i style={{ height: 180 }} />
      <i style={{ height: 180 }} />
    </div>
  );
}
