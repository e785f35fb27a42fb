import { useId, type ReactNode } from 'react';

/** One group of settings under its heading. */
export function SettingCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="setting-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
