import { useId, type ReactNode } from 'react';

/** A titled part of the profile. A sample says that it is one. */
export function Card({ title, sample, children }: { title: string; sample: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className="profile-card" aria-labelledby={id}>
      <div className="profile-card-head">
        <h2 id={id}>{title}</h2>
        {sample && <span className="sample-chip">Sample</span>}
      </div>
      {children}
    </section>
  );
}
