// The time that is left, in short and as it is read out. Pure.
import { m } from '@chargerota/messages';

const NBSP = '\u00a0';

/** `1 h 24 min`, `1 h` or `24 min`. */
export function shortLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words =
    hours === 0
      ? m.parts.minutesShort({ minutes: rest })
      : rest === 0
        ? m.parts.hoursShort({ hours })
        : m.parts.hoursAndMinutesShort({ hours, minutes: rest });
  return words.replaceAll(' ', NBSP);
}

/** Like `shortLength`; in the last hour to the second: `21 min 46 s`. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 3600) return shortLength(Math.ceil(left / 60));
  return m.parts
    .minutesAndSecondsShort({ minutes: Math.floor(left / 60), seconds: left % 60 })
    .replaceAll(' ', NBSP);
}

/** `1 hour and 24 minutes`, without seconds, which would be read out all the time. */
export function spokenTimeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return m.parts.minutes({ count: rest });
  return rest === 0
    ? m.common.hourHours({ count: hours })
    : m.parts.hoursAndMinutes({ hours, minutes: rest });
}
