import type { Location } from '@chargerota/contract';
import { HOUR_MS, isWithinHours, startHours } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { weekOf } from '../../../locations/api.ts';

type Place = Pick<Location, 'operatingHoursJson'>;
type Hours = { fromHour: number; toHour: number };

const ALL = Array.from({ length: 24 }, (_, hour) => hour);

/** All hours if the location is closed: it may open at another time by then. */
function openStarts(location: Place, date: LocalDate | null): number[] {
  const open = startHours(weekOf(location), date);
  return open.length > 0 ? open : ALL;
}

/** The hours between which one can wait for a start on a date, without one on any day. */
export function openHours(location: Place, date: LocalDate | null): { first: number; last: number } {
  const open = openStarts(location, date);
  return { first: open[0]!, last: open.at(-1)! };
}

/** The hours to choose from: those in which the location is open, and those that are chosen already. */
export function hoursOffered(location: Place, draft: Hours & { date: LocalDate | null }) {
  const open = new Set([...openStarts(location, draft.date), draft.fromHour, draft.toHour]);
  return {
    hours: ALL.filter((hour) => open.has(hour)),
    isClosed: draft.date !== null && startHours(weekOf(location), draft.date).length === 0,
  };
}

/**
 * The latest start after which an offer is shorter than wished, because the location closes: null if all are, undefined
 * if none is.
 */
export function lastWholeStart(
  location: Place,
  { date, toHour, hours }: Hours & { date: LocalDate | null; hours: number },
): number | null | undefined {
  if (date === null) return undefined;
  const week = weekOf(location);
  const starts = startHours(week, date).filter((hour) => hour <= toHour);
  // As the location's clocks show it, wherever it is.
  const at = (hour: number): Date => new Date(Date.parse(date) + hour * HOUR_MS);
  const isWhole = (hour: number): boolean =>
    isWithinHours({ startsAt: at(hour), endsAt: at(hour + hours) }, week, 'UTC');
  const last = starts.at(-1);
  return last === undefined || isWhole(last) ? undefined : (starts.findLast(isWhole) ?? null);
}

/** The draft on another day: who waited for all hours waits for all of that day; others keep theirs while it is open. */
export function moveToDay<W extends Hours & { date: LocalDate | null }>(
  location: Place,
  draft: W,
  date: LocalDate | null,
): W {
  const [before, after] = [openHours(location, draft.date), openHours(location, date)];
  const within = (hour: number) => Math.min(Math.max(hour, after.first), after.last);
  return {
    ...draft,
    date,
    fromHour: draft.fromHour === before.first ? after.first : within(draft.fromHour),
    toHour: draft.toHour === before.last ? after.last : within(draft.toHour),
  };
}
