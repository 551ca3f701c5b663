import type { Location } from '@chargerota/contract';
import { startHours } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { weekOf } from '../locations/api.ts';

type Place = Pick<Location, 'operatingHoursJson'>;
type Hours = { fromHour: number; toHour: number };

const ALL = { first: 0, last: 23 };

/** The hours between which one can wait for a start on a date, without one on any day: while the location is open. */
export const openHours = (location: Place, date: LocalDate | null): { first: number; last: number } =>
  startHours(weekOf(location), date) ?? ALL;

/** The hours to choose from: those in which the location is open, and those that are chosen already. */
export function hoursOffered(location: Place, wish: Hours & { date: LocalDate | null }) {
  const { first, last } = openHours(location, wish.date);
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => (hour >= first && hour <= last) || hour === wish.fromHour || hour === wish.toHour,
  );
  return { hours, isClosed: wish.date !== null && startHours(weekOf(location), wish.date) === null };
}

/** The latest start after which an offer is shorter than wished, because the location closes; null if none is. */
export function lastWholeStart(
  location: Place,
  { date, toHour, hours }: Hours & { date: LocalDate | null; hours: number },
): number | null {
  if (date === null || isOpenAllDay(location, date)) return null;
  const last = openHours(location, date).last + 1 - hours;
  return toHour > last ? last : null;
}

const isOpenAllDay = (location: Place, date: LocalDate): boolean => {
  const { first, last } = openHours(location, date);
  return first === ALL.first && last === ALL.last;
};

/** The wish on another day: who waited for all hours waits for all of that day; others keep theirs while it is open. */
export function moveToDay<W extends Hours & { date: LocalDate | null }>(
  location: Place,
  wish: W,
  date: LocalDate | null,
): W {
  const [before, after] = [openHours(location, wish.date), openHours(location, date)];
  const within = (hour: number) => Math.min(Math.max(hour, after.first), after.last);
  return {
    ...wish,
    date,
    fromHour: wish.fromHour === before.first ? after.first : within(wish.fromHour),
    toHour: wish.toHour === before.last ? after.last : within(wish.toHour),
  };
}
