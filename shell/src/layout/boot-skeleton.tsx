/** The same bones as in index.html, which styles them: from the first byte to the screen nothing flashes. */
export function BootSkeleton() {
  return (
    <div className="boot" role="status" aria-label="Loading">
      <i style={{ width: 160, height: 36 }} />
      <i style={{ width: 'min(320px, 60%)', height: 36 }} />
      <i style={{ height: 180 }} />
      <i style={{ height: 180 }} />
    </div>
  );
}
