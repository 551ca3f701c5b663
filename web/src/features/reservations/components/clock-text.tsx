import { ClockText as Clock } from '../../../ui/time.tsx';
import '../styles/times.css';

/** A time as in `2:00 PM`, its AM or PM set smaller. */
export function ClockText({ text }: { text: string }) {
  return (
    <span className="t">
      <Clock text={text} />
    </span>
  );
}

/** `2:00 PM – 5:00 PM`, for wall-clock times that are no instants yet; `large` sets AM and PM as in a figure. */
export function ClockRange({ from, to, large = false }: { from: string; to: string; large?: boolean }) {
  return (
    <span className={large ? 't pk-t' : 't'}>
      <Clock text={from} />
      <span className="to"> – </span>
      <Clock text={to} />
    </span>
  );
}
