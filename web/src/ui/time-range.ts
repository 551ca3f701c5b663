import { formatTime } from '@chargerota/domain';

const MINUTE_MS = 60_000;

/** Both ends as texts; `to` is null for what ended in the minute in which it began: a moment, not a span. */
export function rangeTexts(from: Date, to: Date, zone: string): { from: string; to: string | null } {
  const texts = { from: formatTime(from, zone), to: formatTime(to, zone) };
  // A whole day, and the hour that clocks repeat, have equal texts too.
  const isMoment = texts.from === texts.to && to.getTime() - from.getTime() < MINUTE_MS;
  return isMoment ? { ...texts, to: null } : texts;
}
