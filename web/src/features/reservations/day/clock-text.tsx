import { ClockText as Clock, RangeText } from '../../../ui/time.tsx';
import './clock-text.css';

/** A time such as `2:00 PM`, with a smaller AM or PM. */
export function ClockText({ text }: { text: string }) {
  return (
    <span className="t whole">
      <Clock text={text} />
    </span>
  );
}

/** `2:00 PM – 5:00 PM`, for wall-clock times that are not instants yet. `large` sizes AM and PM for a figure. */
export function ClockRange({ from, to, large = false }: { from: string; to: string; large?: boolean }) {
  return (
    <span className={large ? 't pk-t' : 't'}>
      <RangeText from={from} to={to} />
    </span>
  );
}
