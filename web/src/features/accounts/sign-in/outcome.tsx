import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type OutcomeProps = {
  Icon: LucideIcon;
  /** `ok`: done. `wait`: the person must continue elsewhere. `loss`: it cannot be done. */
  tone: 'ok' | 'wait' | 'loss';
  title: string;
  children: ReactNode;
  /** Links to the next steps. */
  actions: ReactNode;
};

/** Replaces a form with its result and the next steps. Its heading gets the focus. */
export function Outcome({ Icon, tone, title, children, actions }: OutcomeProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="done stack gap-20 to-start">
      <span className={`done-sign is-${tone}`}>
        <Icon aria-hidden="true" />
      </span>
      <div className="stack gap-8">
        <h1 ref={heading} className="fig-28" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <div className="done-acts line gap-12">{actions}</div>
    </div>
  );
}
