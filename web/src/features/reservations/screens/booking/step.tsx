import { m } from '@chargerota/messages';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { ErrorState } from '../../../../ui/states.tsx';
import type { Chargers } from './use-chargers.ts';

type StepProps = {
  number: number;
  title: string;
  isDone: boolean;
  /** The chosen value, at the end of the title's line. */
  value?: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** One step of the booking, with its number, or a check once it is done. */
export function Step({ number, title, isDone, value, className, ref, children }: StepProps): ReactNode {
  const titleId = useId();
  return (
    <section ref={ref} className={className ? `st ${className}` : 'st'} aria-labelledby={titleId}>
      <header className="st-head row gap-12 mb-8">
        <span className={isDone ? 'st-n fig is-done' : 'st-n fig'} aria-hidden="true">
          {isDone ? <Check className="ic" /> : number}
        </span>
        <h2 id={titleId}>
          {title}
          {isDone && <span className="vh"> {m.reservationsBooking.done}</span>}
        </h2>
        {value && <span className="st-v push medium mute">{value}</span>}
      </header>
      {children}
    </section>
  );
}

/** Shown instead of a step while an earlier one must be completed first. */
export const StepWaits = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="mute st-wait">{children}</p>
);

/**
 * Scrolls the next step into view after a choice: to the top, or ('nearest') only as far as needed if the present step
 * may not be complete. Does nothing for keyboard users, whose focus stays where it is.
 */
export function scrollToStep(step: HTMLElement | null, block: 'start' | 'nearest' = 'start'): void {
  if (document.activeElement?.matches(':focus-visible')) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Waits for the render that fills the step.
  requestAnimationFrame(() => step?.scrollIntoView({ block, behavior: isCalm ? 'instant' : 'smooth' }));
}

/** Moves the focus to a choice that must be made again, because the pressed button is disabled now. */
export function focusChoice(step: HTMLElement | null): void {
  // Waits for the render that removes the old choice.
  requestAnimationFrame(() => step?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus());
}

/** Shown instead of hours or chargers if loading the availability failed. */
export const AvailabilityNotLoaded = ({ chargers: { failed } }: { chargers: Chargers }): ReactNode => (
  <ErrorState
    title={m.reservationsBooking.theFreeChargersCouldNot}
    retrying={failed.some(({ isFetching }) => isFetching)}
    onRetry={() => failed.forEach((query) => void query.refetch())}
  >
    {m.reservationsBooking.yourChoicesStayAsThey}
  </ErrorState>
);
