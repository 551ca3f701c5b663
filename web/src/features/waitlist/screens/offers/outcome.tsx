import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useJustCame } from '../../../../lib/use-over-time.ts';

type OutcomeProps = {
  title: string;
  /** The name of its region, if that is not the title. */
  label?: string;
  /** It answers a press on this screen: it gets the focus, and ignores a second press for a moment. */
  isNew: boolean;
  /** What it is about, set large. */
  figure: ReactNode;
  children: ReactNode;
  actions: ReactNode;
};

/** What has been reached, as a card that stays. */
export function Outcome({ title, label = title, isNew, figure, children, actions }: OutcomeProps): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const justCame = useJustCame(isNew);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <section className="offer line gap-16 mid is-outcome" aria-label={label}>
      <h2 ref={heading} tabIndex={-1} aria-describedby={id}>
        {title}
      </h2>
      <div id={id} className="offer-words stack gap-4 anywhere">
        <p className="fig-28">{figure}</p>
        {children}
      </div>
      <div className="offer-acts shrink line gap-12" data-just-changed={justCame || undefined}>
        {actions}
      </div>
    </section>
  );
}
