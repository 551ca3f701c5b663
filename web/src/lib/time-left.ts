// The time that is left, in short and as it is read out. Pure.
import { countedWords } from '@chargerota/domain';

const NBSP = '\u00a0';

/** `1 h 24 min`, `1 h` or `24 min`. */
export function shortLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return parts.filter(Boolean).join(' ').replaceAll(' ', NBSP);
}

/** Like `shortLength`; in the last hour to the second: `21 min 46 s`. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 3600) return shortLength(Math.ceil(left / 60));
  return `${Math.floor(left / 60)} min ${left % 60} s`.replaceAll(' ', NBSP);
}

/** `1 hour and 24 minutes`, without seconds, which would be read out all the time. */
export function spokenTimeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && countedWords(hours, 'hour', 'hours'),
    (rest > 0 || hours === 0) && countedWords(rest, 'minute', 'minutes'),
  ];
  return parts.filter(Boolean).join(' and ');
}
