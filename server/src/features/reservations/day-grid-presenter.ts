import type { DayGrid } from '@chargerota/contract';
import type { SeenRow } from './presenter.ts';

type User = NonNullable<SeenRow['user']>;

const MINUTE_MS = 60_000;

/**
 * Rows of a day in few bytes; contacts and vehicles, most of the bytes, only where `isDetailed`. Only what is shown decides what is alike: two rows of one member whose name is hidden, or
 * whose namesake is there too, must not be told apart from rows of two members.
 */
export function presentDayGrid(
  seen: readonly SeenRow[],
  date: string,
  { isDetailed }: { isDetailed: boolean },
): DayGrid {
  const from = `${date}T00:00:00.000Z`;
  const fromMs = Date.parse(from);
  const minuteAt = (instant: Date): number => (instant.getTime() - fromMs) / MINUTE_MS;
  const locations = once<DayGrid['locations'][number]>();
  const chargers = once<DayGrid['chargers'][number]>();
  const bookings = once<DayGrid['bookings'][number]>();
  const people = once<DayGrid['people'][number]>();
  const vehicles = once<DayGrid['vehicles'][number]>();

  const personOf = ({ firstName, lastName, email, phone }: User): DayGrid['people'][number] =>
    isDetailed ? [firstName, lastName, email, phone] : [firstName, lastName];
  const rows = seen.map((row): DayGrid['rows'][number] => {
    const { kind, status, timeSlot, user, vehicle } = row;
    const charger = chargers.place(row.spotId, () => [
      row.spotId,
      row.spotNumber,
      locations.place(row.locationId, () => ({ id: row.locationId, timezone: row.timezone })),
    ]);
    const booking = bookings.placeAlike([kind, status, row.date, timeSlot]);
    const person = user && people.placeAlike(personOf(user));
    const car =
      isDetailed && vehicle ? vehicles.placeAlike([vehicle.make, vehicle.model, vehicle.color]) : null;
    const [start, end] = [minuteAt(row.startsAt), minuteAt(row.endsAt)];
    return row.isMine && row.id !== null
      ? [charger, booking, start, end, person, car, row.id]
      : [charger, booking, start, end, person, car];
  });
  return {
    from,
    locations: locations.list,
    chargers: chargers.list,
    bookings: bookings.list,
    people: people.list,
    vehicles: vehicles.list,
    rows,
  };
}

/** A list in which nothing stands twice. */
function once<T>() {
  const list: T[] = [];
  const places = new Map<string, number>();
  const place = (key: string, make: () => T): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    const value = make();
    places.set(key, list.length);
    return list.push(value) - 1;
  };
  return { list, place, placeAlike: (value: T): number => place(JSON.stringify(value), () => value) };
}
