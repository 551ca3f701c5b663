import type { DayGrid } from '@chargerota/contract';
import type { SeenRow } from './presenter.ts';

const MINUTE_MS = 60_000;

/**
 * A day's rows in few bytes. Values are shared by what is shown, not by member: if a name is hidden or two members have
 * the same name, the rows of one member must look like those of several.
 */
export function presentDayGrid(seen: readonly SeenRow[], date: string): DayGrid {
  const from = `${date}T00:00:00.000Z`;
  const fromMs = Date.parse(from);
  const minuteAt = (instant: Date): number => (instant.getTime() - fromMs) / MINUTE_MS;
  const locations = once<DayGrid['locations'][number]>();
  const chargers = once<DayGrid['chargers'][number]>();
  const bookings = once<DayGrid['bookings'][number]>();
  const people = once<DayGrid['people'][number]>();
  const vehicles = once<DayGrid['vehicles'][number]>();

  const rows = seen.map((row): DayGrid['rows'][number] => {
    const { kind, status, timeSlot, user, vehicle } = row;
    const charger = chargers.place(row.spotId, () => [
      row.spotId,
      row.spotNumber,
      locations.place(row.locationId, () => ({ id: row.locationId, timezone: row.timezone })),
    ]);
    const booking = bookings.placeAlike([kind, status, row.date, timeSlot]);
    const person = user && people.placeAlike([user.firstName, user.lastName, user.email, user.phone]);
    const car = vehicle && vehicles.placeAlike([vehicle.make, vehicle.model, vehicle.color]);
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

/** A list without duplicates. */
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
