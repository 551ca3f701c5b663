import type { BookingContext } from '@chargerota/domain';
import type { LocationDay } from './location-day.ts';
import { slotRefusal } from './selection.ts';

type Day = Pick<LocationDay, 'location' | 'date' | 'columns'>;

/** The columns of a day in which this member can reserve no charger, for example beside a reservation of their own. */
export function refusedColumns({ date, columns }: Day, context: BookingContext): ReadonlySet<number> {
  return new Set(
    columns.flatMap(({ hour }, column) =>
      slotRefusal({ date, startHour: hour, hours: 1 }, context) ? [column] : [],
    ),
  );
}

/**
 * Remembers the columns of each day. `of` is what the context was made of: while that stays the same nothing is judged
 * again, and as long as the same columns are refused the answer is the same set.
 */
export function rememberRefusals() {
  const known = new Map<string, { of: readonly unknown[]; columns: ReadonlySet<number> }>();
  return (
    day: Day,
    of: readonly unknown[],
    contextAt: (location: Day['location']) => BookingContext,
  ): ReadonlySet<number> => {
    const key = `${day.location.id} ${day.date}`;
    const parts = [...of, day.location];
    const before = known.get(key);
    if (before?.of.every((part, index) => part === parts[index])) return before.columns;
    const judged = refusedColumns(day, contextAt(day.location));
    const columns = before && isSame(before.columns, judged) ? before.columns : judged;
    known.set(key, { of: parts, columns });
    return columns;
  };
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((column) => other.has(column));
