import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

type StepProps = {
  number: number;
  title: string;
  isDone: boolean;
  /** What was chosen, at the end of the title's line. */
  value?: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** One step of the booking under a hairline: its number, which turns into a check when it is done. */
export function Step({ number, title, isDone, value, className, ref, children }: StepProps): ReactNode {
  const titleId = useId();
  return (
    <section ref={ref} className={className ? `st ${className}` : 'st'} aria-labelledby={titleId}>
      <header className="st-head">
        <span className={isDone ? 'st-n fig is-done' : 'st-n fig'} aria-hidden="true">
          {isDone ? <Check className="ic" /> : number}
        </span>
        <h2 id={titleId}>
          {title}
          {isDone && <span className="vh">, done</span>}
        </h2>
        {value && <span className="st-v">{value}</span>}
      </header>
      {children}
    </section>
  );
}

/** In the place of a step that an earlier one has to open. */
export const StepWaits = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="mute st-wait">{children}</p>
);

/**
 * Brings the next step into view after a choice: to the top, or only as far as it takes to see it ('nearest') where the
 * present step may not be over. Who chooses with the keyboard stays where the focus is.
 */
export function scrollToStep(step: HTMLElement | null, block: 'start' | 'nearest' = 'start'): void {
  if (document.activeElement?.matches(':focus-visible')) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // After the render that fills the step.
  requestAnimationFrame(() => step?.scrollIntoView({ block, behavior: isCalm ? 'instant' : 'smooth' }));
}

/** To a choice that is to be made anew, when the pressed button cannot be pressed any more. */
export function focusChoice(step: HTMLElement | null): void {
  // After the render that takes the old choice away.
  requestAnimationFrame(() => step?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus());
}
