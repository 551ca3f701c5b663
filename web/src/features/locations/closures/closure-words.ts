import { m } from '@chargerota/messages';
import type { Closure, ClosureEffects, Spot } from '@chargerota/contract';
import { addDays, formatTime, localDate, startOfDay } from '@chargerota/domain';
import { differingZone, formatFarDayOf, formatTimeThere } from '../../../lib/dates.ts';

type Times = Pick<Closure, 'startsAt' | 'endsAt' | 'allDay'>;

/** `Mon, Nov 23, 8:00 AM – 2:00 PM`, `Fri, Dec 25 – Sat, Dec 26`; with the zone if its clocks differ from the viewer's. */
export function whenWords({ startsAt, endsAt, allDay }: Times, zone: string, now: Date): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const first = localDate(start, zone);
  const last = localDate(new Date(end.getTime() - 1), zone);
  const dayOf = (date: string): string => formatFarDayOf(startOfDay(date, zone), now, zone);
  const fromTo = (from: string, to: string): string => m.locationsClosures.fromTo({ from, to });
  if (allDay) return first === last ? dayOf(first) : fromTo(dayOf(first), dayOf(last));
  const at = (instant: Date, date: string): string =>
    m.rulesMemberRules.dayAndTime({ day: dayOf(date), time: formatTime(instant, zone) });
  const endDate = localDate(end, zone);
  // Midnight is the end of its day, and not the beginning of the next.
  const isSameDay = endDate === first || (endDate === addDays(first, 1) && last === first);
  const text = fromTo(at(start, first), isSameDay ? formatTime(end, zone) : at(end, endDate));
  return [text, differingZone(start, zone)].filter(Boolean).join(' ');
}

/** `Whole location`, `Chargers 01, 02` */
export function whatWords({ spotIds }: Pick<Closure, 'spotIds'>, spots: readonly Spot[]): string {
  if (spotIds === null) return m.locationsClosures.wholeLocation;
  const numbers = spots.filter(({ id }) => spotIds.includes(id)).map(({ spotNumber }) => spotNumber);
  return m.locationsClosures.chargersNumbers({ count: spotIds.length, numbers: numbers.join(', ') });
}

export type Affected = ClosureEffects['affected'][number];

/** What becomes of a reservation. */
export function outcomeWords(
  { outcome, spotNumber, endsAt, isFirstInLine }: Affected,
  zone: string,
  now: Date,
): string {
  if (outcome === 'moved') return m.locationsClosures.movesToCharger({ spotNumber: spotNumber ?? '' });
  if (endsAt !== undefined)
    return new Date(endsAt) <= now
      ? m.locationsClosures.endsAtOnce
      : m.locationsClosures.mayStayUntil({ time: formatTimeThere(new Date(endsAt), zone) });
  return isFirstInLine ? m.locationsClosures.endsFirstInLine : m.locationsClosures.ends;
}

/** `2 move to other chargers at the same time. 1 ends. Their members are notified.` */
export function effectsSentence(affected: readonly Affected[]): string {
  const moved = affected.filter(({ outcome }) => outcome === 'moved').length;
  const ended = affected.length - moved;
  return [
    moved > 0 && m.locationsClosures.countMove({ count: moved }),
    ended > 0 && m.locationsClosures.countEnd({ count: ended }),
    m.locationsClosures.theirMembersAreTold,
  ]
    .filter(Boolean)
    .join(' ');
}
