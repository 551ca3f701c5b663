import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

type SubViewProps = { title: string; back: ReactNode; actions?: ReactNode; children: ReactNode };

/** A page within a tab. Its heading gets the focus; the link back is above it. */
export function SubView({ title, back, actions, children }: SubViewProps): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className="sv" aria-labelledby={id}>
      <div className="sv-back">{back}</div>
      <header className="sv-head">
        <h2 id={id} ref={heading} tabIndex={-1} className="fig-20">
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
