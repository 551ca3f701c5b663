import { formatTime } from '@chargerota/domain';

const MINUTE_MS = 60_000;

/** Both ends as text. `to` is null for something that ended in the minute in which it began: a moment, not a span. */
export function rangeTexts(from: Date, to: Date, zone: string): { from: string; to: string | null } {
  const texts = { from: formatTime(from, zone), to: formatTime(to, zone) };
  // A whole day, or an hour that clocks repeat, also begins and ends with equal texts.
  const isMoment = texts.from === texts.to && to.getTime() - from.getTime() < MINUTE_MS;
  return isMoment ? { ...texts, to: null } : texts;
}
