import { m } from '@chargerota/messages';
import {
  localTime,
  walkInChoices,
  type BookingContext,
  durationChoices,
  formatTimeSlot,
  preferredHours,
  slotOf,
} from '@chargerota/domain';
import { summarize, type DaySummary, type Opening } from './grid/grid-summary.ts';
import type { LocationDay } from './location-day.ts';
import { slotRefusal } from '../../choosing/selection.ts';
import type { Location } from '@chargerota/contract';
import type { GridRow } from './grid/grid-model.ts';
import type { SlotRefusal } from '../../choosing/selection.ts';
import type { BookingLink } from '../../choosing/booking-link.ts';

type Day = Pick<LocationDay, 'location' | 'date' | 'columns'>;

/**
 * The columns of a day in which this member can have no charger, for example beside a reservation of their own: by a
 * reservation, or in the hour that runs by a walk-in.
 */
export function refusedColumns({ date, columns }: Day, context: BookingContext): ReadonlySet<number> {
  const { now } = context;
  return new Set(
    columns.flatMap(({ hour, startsAt, endsAt }, column) => {
      const refusal =
        startsAt <= now && now < endsAt
          ? walkInRefusal(context)
          : slotRefusal({ date, startHour: hour, hours: 1 }, context);
      return refusal ? [column] : [];
    }),
  );
}

/** Why the member can take no charger of the location now; null if they can. */
function walkInRefusal(context: BookingContext): string | null {
  const choices = walkInChoices(context);
  return choices.some(({ enabled }) => enabled)
    ? null
    : (choices[0]?.reason ?? m.reservationsAvailability.noChargerCanBeTaken);
}

export type Openings = Pick<DaySummary, 'reserve' | 'walkIn'> & {
  /** Why the member can have nothing of the day though something is free; null if that is not so. */
  whyNot: string | null;
  /** Why the member cannot have what is free before; null if nothing is, or nothing can be had. */
  whyLater: string | null;
};

/** What of a day this member can have first. */
export function openingsFor(
  { grid, summary }: LocationDay,
  refused: ReadonlySet<number>,
  context: BookingContext,
): Openings {
  // On most other days: the summary is made once for a day, not each time it is drawn.
  if (refused.size === 0) return { ...summary, whyNot: null, whyLater: null };
  const { walkIn, reserve } = summarize(grid, context.now, refused);
  const openings = { walkIn, reserve: summary.reserve && reserve };
  const why = (opening: Opening): string | null =>
    opening.startsAt <= context.now ? walkInRefusal(context) : hourRefusal(opening, context);
  const free = firstOf(summary);
  const first = firstOf(openings);
  if (!first) {
    const refusedOpening = summary.reserve ?? summary.walkIn;
    return { ...openings, whyNot: refusedOpening && why(refusedOpening), whyLater: null };
  }
  const isLater = free !== undefined && free.startsAt < first.startsAt;
  return { ...openings, whyNot: null, whyLater: isLater ? why(free) : null };
}

/** What is free first, by a walk-in or a reservation. */
export const firstOf = ({ walkIn, reserve }: Pick<Openings, 'reserve' | 'walkIn'>): Opening | undefined =>
  [walkIn, reserve]
    .filter((opening) => opening !== null)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0];

function hourRefusal({ startsAt }: Opening, context: BookingContext): string | null {
  const { date, hour } = localTime(startsAt, context.timezone);
  return slotRefusal({ date, startHour: hour, hours: 1 }, context)?.description ?? null;
}

/**
 * Remembers the columns of each day. `of` is what the context was made of: while that stays the same nothing is evaluated
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
    const evaluated = refusedColumns(day, contextAt(day.location));
    const columns = before && isSame(before.columns, evaluated) ? before.columns : evaluated;
    known.set(key, { of: parts, columns });
    return columns;
  };
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((column) => other.has(column));

type HourAnswer = { link: BookingLink } | { refusal: SlotRefusal };

/**
 * The link that books a charger from an hour on, for the suggested duration or as long as the rules and the charger's
 * next reservation allow. If a rule forbids the hour for this member, returns that rule.
 */
export function linkFromHour(
  location: Location,
  row: GridRow,
  startsAt: Date,
  context: BookingContext,
): HourAnswer {
  const { date, hour } = localTime(startsAt, location.timezone);
  const refusal = slotRefusal({ date, startHour: hour, hours: 1 }, context);
  if (refusal) return { refusal };
  const most = Math.min(preferredHours(date, hour, context), freeHoursFrom(row, startsAt));
  const allowed = durationChoices(date, hour, context).findLast(
    ({ hours, enabled }) => enabled && hours <= most,
  );
  const slot = formatTimeSlot(slotOf(hour, allowed?.hours ?? 1));
  return { link: { location: location.id, date, slot, spot: row.spot.id } };
}

/** Consecutive whole hours for which the charger can be reserved from an instant on. */
function freeHoursFrom(row: GridRow, startsAt: Date): number {
  let end = startsAt;
  let hours = 0;
  for (const cell of row.cells) {
    if (cell.action !== 'reserve' || cell.startsAt.getTime() !== end.getTime()) continue;
    end = cell.endsAt;
    hours += 1;
  }
  return Math.max(hours, 1);
}
