import { MINUTE_MS } from '@chargerota/domain';
import type { DayGrid } from './day-grid.ts';
import type { DayReservation } from './reservations.ts';

/**
 * Restores the rows of a grid, without what it leaves out: contacts and vehicles, unless it is one charger's. In place of
 * an id, other people's rows get a key that is unique in the day.
 */
export function reservationsOf(grid: DayGrid): DayReservation[] {
  const from = Date.parse(grid.from);
  // Most rows begin and end with an hour that many others share.
  const instants = new Map<number, string>();
  const instantAt = (minute: number): string => {
    let instant = instants.get(minute);
    if (instant === undefined) {
      instant = new Date(from + Math.round(minute * MINUTE_MS)).toISOString();
      instants.set(minute, instant);
    }
    return instant;
  };
  const { chargers, rows } = grid;
  const people = grid.people.firstName.map((firstName, place) => ({
    firstName,
    lastName: at(grid.people.lastName, place),
    email: grid.people.email?.[place] ?? null,
    phone: grid.people.phone?.[place] ?? null,
  }));
  const vehicles = grid.vehicles.map(([make, model, color]) => ({ make, model, color }));

  const own = new Map(grid.own);
  const holds = new Map(grid.holds);
  return rows.charger.map((charger, row) => {
    const spotId = at(chargers.id, charger);
    const { id: locationId, timezone } = at(grid.locations, at(chargers.location, charger));
    const [kind, status, date, timeSlot] = at(grid.bookings, at(rows.booking, row));
    const start = at(rows.start, row);
    const person = at(rows.person, row);
    const vehicle = rows.vehicle?.[row] ?? null;
    const heldUntil = holds.get(row);
    const ownId = own.get(row);
    return {
      id: ownId ?? `${spotId}@${start}`,
      kind,
      status,
      locationId,
      spotId,
      date,
      timeSlot,
      startsAt: instantAt(start),
      endsAt: instantAt(at(rows.end, row)),
      timezone,
      isMine: ownId !== undefined,
      spotNumber: at(chargers.spotNumber, charger),
      heldUntil: heldUntil === undefined ? null : instantAt(heldUntil),
      user: person === null ? null : at(people, person),
      vehicle: vehicle === null ? null : at(vehicles, vehicle),
    };
  });
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`a day's grid points at ${place} of ${list.length}`);
  return found;
}
