import { MINUTE_MS } from '@chargerota/domain';
import type { DayGrid } from '@chargerota/contract';
import type { VisibleRow } from './presenter.ts';

type User = NonNullable<VisibleRow['user']>;

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
  const locations = numbered<[id: string, timezone: string]>();
  const chargers = numbered<[id: string, spotNumber: string, location: number]>();
  const bookings = numbered<DayGrid['bookings'][number]>();
  const people = numbered<(string | null)[]>();
  const vehicles = numbered<DayGrid['vehicles'][number]>();

  const personOf = ({ firstName, lastName, email, phone }: User): (string | null)[] =>
    isDetailed ? [firstName, lastName, email, phone] : [firstName, lastName];
  const rows = {
    charger: seen.map(({ spotId, spotNumber, locationId, timezone }) =>
      chargers.indexOf([spotId, spotNumber, locations.indexOf([locationId, timezone])]),
    ),
    booking: seen.map(({ kind, status, date: day, timeSlot }) =>
      bookings.indexOf([kind, status, day, timeSlot]),
    ),
    start: seen.map(({ startsAt }) => minuteAt(startsAt)),
    end: seen.map(({ endsAt }) => minuteAt(endsAt)),
    person: seen.map(({ user }) => user && people.indexOf(personOf(user))),
    ...(isDetailed && {
      vehicle: seen.map(
        ({ vehicle }) => vehicle && vehicles.indexOf([vehicle.make, vehicle.model, vehicle.color]),
      ),
    }),
  };
  const columnOf = <T extends readonly unknown[], K extends number>(list: T[], place: K): T[K][] =>
    list.map((values) => values[place]);
  return {
    from,
    locations: locations.list.map(([id, timezone]) => ({ id, timezone })),
    chargers: {
      id: columnOf(chargers.list, 0),
      spotNumber: columnOf(chargers.list, 1),
      location: columnOf(chargers.list, 2),
    },
    bookings: bookings.list,
    people: {
      firstName: people.list.map(([firstName = null]) => firstName),
      lastName: people.list.map(([, lastName = null]) => lastName),
      ...(isDetailed && {
        email: people.list.map(([, , email = null]) => email),
        phone: people.list.map(([, , , phone = null]) => phone),
      }),
    },
    vehicles: vehicles.list,
    rows,
    own: seen.flatMap(({ isMine, id }, row): DayGrid['own'] => (isMine && id !== null ? [[row, id]] : [])),
    holds: seen.flatMap(({ heldUntil }, row): DayGrid['holds'] =>
      heldUntil ? [[row, minuteAt(heldUntil)]] : [],
    ),
  };
}

type Branch = Map<unknown, Branch | number>;

/** Lists of as many values each, without duplicates. To join the values to a key takes longer than to look up each. */
function numbered<T extends readonly unknown[]>() {
  const list: T[] = [];
  const root: Branch = new Map();
  const indexOf = (values: T): number => {
    let branch = root;
    const last = values.length - 1;
    for (let place = 0; place < last; place += 1) {
      let next = branch.get(values[place]) as Branch | undefined;
      if (!next) branch.set(values[place], (next = new Map()));
      branch = next;
    }
    const known = branch.get(values[last]) as number | undefined;
    if (known !== undefined) return known;
    branch.set(values[last], list.length);
    return list.push(values) - 1;
  };
  return { list, indexOf };
}
