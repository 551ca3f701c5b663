// Whether somebody in line could use what is left of a running reservation (docs/rules.md "The line"). The rules of a
// booking are not evaluated here: it only decides whether who is charging is told that somebody waits.
import { HOUR_MS } from './durations.ts';
import { SHORTEST_OFFER_MINUTES, startHoursOn } from './line-wish.ts';
import type { LineWish } from './line-wish.ts';
import { localDate, localTime, hourInstant } from './zones.ts';

const SHORTEST_MS = SHORTEST_OFFER_MINUTES * 60_000;

/** The time that would be free if the charger were released now. */
export interface Rest {
  now: Date;
  endsAt: Date;
  timezone: string;
  /** Whether the line is offered a slot that runs already from now on, or only from a full hour. */
  restAtOnce: boolean;
}

export const couldUse = (wish: LineWish, rest: Rest): boolean =>
  couldStartNow(wish, rest) || couldStartLater(wish, rest);

/** From now to a full hour, at most the wished length. */
function couldStartNow(wish: LineWish, { now, endsAt, timezone, restAtOnce }: Rest): boolean {
  const hours = startHoursOn(wish, localDate(now, timezone), timezone);
  if (!restAtOnce || !hours || now < hours.startsAt || now >= hours.endsAt) return false;
  const { minute } = localTime(now, timezone);
  const hourBegan = now.getTime() - minute * 60_000 - (now.getTime() % 60_000);
  const length = Math.min(wish.hours, Math.floor((endsAt.getTime() - hourBegan) / HOUR_MS));
  return hourBegan + length * HOUR_MS - now.getTime() >= SHORTEST_MS;
}

/** For an hour from a full hour. */
function couldStartLater(wish: LineWish, { now, endsAt, timezone }: Rest): boolean {
  const dates = new Set([now, endsAt].map((at) => localDate(at, timezone)));
  return [...dates].some((date) => {
    if (!startHoursOn(wish, date, timezone)) return false;
    for (let hour = wish.fromHour; hour <= wish.toHour; hour += 1) {
      const { instant, skipped } = hourInstant(date, hour, timezone);
      if (!skipped && instant > now && instant.getTime() + HOUR_MS <= endsAt.getTime()) return true;
    }
    return false;
  });
}
