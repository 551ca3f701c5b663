import type { DayGrid } from '@chargerota/contract';
import type { VisibleRow } from './presenter.ts';

type User = NonNullable<VisibleRow['user']>;

const MINUTE_MS = 60_000;

/**
 * Rows of a day in few bytes; contacts and vehicles, most of the bytes, only if `isDetailed`. Values are shared by what
 * is shown, never by whose they are: two rows of one member whose name is hidden, or who has a namesake there, must look
 * like rows of two members.
 */
export function presentDayGrid(
  seen: readonly VisibleRow[],
  date: string,
  { isDetailed }: { isDetailed: boolean },
): DayGrid {
  const from = `${date}T00:00:00.000Z`;
  const fromMs = Date.parse(from);
  const minuteAt = (instant: Date): number => (instant.getTime() - fromMs) / MINUTE_MS;
  const locations = uniqueList<DayGrid['locations'][number]>();
  const chargers = uniqueList<DayGrid['chargers'][number]>();
  const bookings = uniqueList<DayGrid['bookings'][number]>();
  const people = uniqueList<DayGrid['people'][number]>();
  const vehicles = uniqueList<DayGrid['vehicles'][number]>();

  const personOf = ({ firstName, lastName, email, phone }: User): DayGrid['people'][number] =>
    isDetailed ? [firstName, lastName, email, phone] : [firstName, lastName];
  const rows = seen.map((row): DayGrid['rows'][number] => {
    const { kind, status, timeSlot, user, vehicle } = row;
    const charger = chargers.indexOf(row.spotId, () => [
      row.spotId,
      row.spotNumber,
      locations.indexOf(row.locationId, () => ({ id: row.locationId, timezone: row.timezone })),
    ]);
    const booking = bookings.indexOfValue([kind, status, row.date, timeSlot]);
    const person = user && people.indexOfValue(personOf(user));
    const car =
      isDetailed && vehicle ? vehicles.indexOfValue([vehicle.make, vehicle.model, vehicle.color]) : null;
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
    holds: seen.flatMap(({ heldUntil }, index): DayGrid['holds'] =>
      heldUntil ? [[index, minuteAt(heldUntil)]] : [],
    ),
  };
}

/** A list without duplicates. */
function uniqueList<T>() {
  const list: T[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (key: string, make: () => T): number => {
    const known = indexes.get(key);
    if (known !== undefined) return known;
    const value = make();
    indexes.set(key, list.length);
    return list.push(value) - 1;
  };
  return { list, indexOf, indexOfValue: (value: T): number => indexOf(JSON.stringify(value), () => value) };
}
