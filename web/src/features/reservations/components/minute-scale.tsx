import type { ReactNode } from 'react';
import '../styles/ribbon.css';

/** Minutes at or below which what is left turns red (SPEC.md §9). */
const LOW_MINUTES = 15;
/** More ticks than this cannot be told apart on a phone: then a tick stands for several minutes. */
const MOST_TICKS = 60;

/** One tick a minute of grace; each minute that goes turns short and grey. */
export function MinuteScale({ totalMinutes, secondsLeft }: { totalMinutes: number; secondsLeft: number }) {
  const perTick = Math.ceil(totalMinutes / MOST_TICKS);
  const ticks = Math.ceil(totalMinutes / perTick);
  const lit = Math.ceil(secondsLeft / 60 / perTick);
  return (
    <div className={`minutes${isLow(secondsLeft) ? ' is-low' : ''}`} aria-hidden="true">
      {Array.from({ length: ticks }, (_, index) => (
        <i key={index} className={index >= ticks - lit ? 'is-lit' : undefined} />
      ))}
    </div>
  );
}

/** The time left as a figure, with what happens then beside it. A screen reader hears whole minutes only. */
export function GraceCountdown({ secondsLeft, children }: { secondsLeft: number; children: ReactNode }) {
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = Math.floor(secondsLeft % 60);
  return (
    <p className={`grace${isLow(secondsLeft) ? ' is-low' : ''}`}>
      <span className="fig fig-28" aria-hidden="true">
        {minutes}:{String(seconds).padStart(2, '0')}
      </span>
      <span className="vh" role="timer">
        {Math.ceil(secondsLeft / 60)} minutes
      </span>
      <span className="sm mute">{children}</span>
    </p>
  );
}

function isLow(secondsLeft: number): boolean {
  return secondsLeft <= LOW_MINUTES * 60;
}
