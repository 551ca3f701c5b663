import type { ReactNode } from 'react';
import { spokenTimeLeft, timeLeft } from './time-left.ts';
import '../styles/ribbon.css';

/** At or below this number of minutes, the remaining time turns red. */
const LOW_MINUTES = 15;
/** More ticks than this cannot be told apart on a phone, so each tick then stands for several minutes. */
const MOST_TICKS = 60;

export interface MinuteScaleProps {
  totalMinutes: number;
  secondsLeft: number;
  /** True if nothing is lost at the end, for example of a session under way; then it never turns red. */
  harmless?: boolean;
}

/** One tick per minute; past minutes are short and grey. */
export function MinuteScale({ totalMinutes, secondsLeft, harmless = false }: MinuteScaleProps) {
  const perTick = Math.ceil(totalMinutes / MOST_TICKS);
  const ticks = Math.ceil(totalMinutes / perTick);
  const lit = Math.ceil(secondsLeft / 60 / perTick);
  return (
    <div className={isLow(secondsLeft) && !harmless ? 'minutes is-low' : 'minutes'} aria-hidden="true">
      {Array.from({ length: ticks }, (_, index) => (
        <i key={index} className={index >= ticks - lit ? 'is-lit' : undefined} />
      ))}
    </div>
  );
}

export interface CountdownProps {
  secondsLeft: number;
  harmless?: boolean;
  /** What happens at the end, e.g. `left to confirm your arrival. The charger is released at 10:30 AM`. */
  children: ReactNode;
}

/** The remaining time as a figure, `21 min 46 s` or `1 h 52 min`, with what happens at its end beside it. */
export function GraceCountdown({ secondsLeft, harmless = false, children }: CountdownProps) {
  return (
    <p className={isLow(secondsLeft) && !harmless ? 'grace is-low' : 'grace'}>
      <span className="fig fig-28" aria-hidden="true">
        {timeLeft(secondsLeft)}
      </span>
      <span className="vh" role="timer">
        {spokenTimeLeft(secondsLeft)}
      </span>
      <span className="sm mute">{children}</span>
    </p>
  );
}

function isLow(secondsLeft: number): boolean {
  return secondsLeft <= LOW_MINUTES * 60;
}
