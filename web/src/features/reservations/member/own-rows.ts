// Sorts the member's own reservations by where the dashboard shows them. Pure.
import type { Reservation, Location } from '@chargerota/contract';
import { arrivalState, byStart, canRelease, isUpcoming } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import { formatDay, formatTimeRange } from '../../../lib/dates.ts';
import { periodOf } from './rule-context.ts';

/** One of the member's own reservations, with its times as Date. */
export type OwnRow = Omit<
  Reservation,
  'startsAt' | 'endsAt' | 'arrivedAt' | 'releasedAt' | 'leftFrom' | 'leftUntil'
> &
  Period & { arrivedAt: Date | null; releasedAt: Date | null; leftFrom: Date | null; leftUntil: Date | null };

export function ownRow(reservation: Reservation): OwnRow {
  const { arrivedAt, releasedAt, leftFrom, leftUntil } = reservation;
  // What an earlier version has stored on the device lacks some of them.
  const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
  return {
    ...reservation,
    ...periodOf(reservation),
    arrivedAt: instant(arrivedAt),
    releasedAt: instant(releasedAt),
    leftFrom: instant(leftFrom),
    leftUntil: instant(leftUntil),
  };
}

/** `Fri, Nov 20, 2:00 PM – 5:00 PM`. A day may have several reservations, which need names of their own. */
export const dayAndHours = ({ date, startsAt, endsAt, timezone }: OwnRow): string =>
  `${formatDay(date)}, ${formatTimeRange(startsAt, endsAt, timezone)}`;

/** What the member can do about the next reservation now. */
export type Phase = 'charging' | 'coming' | 'can_confirm' | 'grace_expired';

export interface SortedRows {
  /** The most important one now: the charging session under way, else the next reservation. */
  next: { row: OwnRow; phase: Phase } | null;
  /** The other upcoming ones, by start. */
  upcoming: OwnRow[];
  /** All past and cancelled ones, the latest first. */
  past: OwnRow[];
}

export function sortRows(rows: readonly OwnRow[], now: Date): SortedRows {
  const charging = rows.find((row) => canRelease(row, now));
  const coming = rows.filter((row) => isUpcoming(row, now)).toSorted(byStart);
  const first = charging ?? coming[0];
  return {
    next: first ? { row: first, phase: phaseOf(first, now) } : null,
    upcoming: coming.filter((row) => row !== first),
    past: rows.filter((row) => row !== charging && !coming.includes(row)).toSorted((a, b) => byStart(b, a)),
  };
}

const slotKey = ({ spotId, startsAt, endsAt }: OwnRow): string =>
  `${spotId} ${startsAt.getTime()} ${endsAt.getTime()}`;

/** The cancelled rows whose slot was reserved once more, as by Undo: the later row says what became of it. */
export function reservedAgain(rows: readonly OwnRow[]): ReadonlySet<OwnRow> {
  const latest = new Map<string, string>();
  for (const row of rows) {
    const slot = slotKey(row);
    if (row.createdAt > (latest.get(slot) ?? '')) latest.set(slot, row.createdAt);
  }
  return new Set(
    rows.filter((row) => row.status === 'cancelled' && row.createdAt < latest.get(slotKey(row))!),
  );
}

function phaseOf(row: OwnRow, now: Date): Phase {
  if (row.status === 'arrived') return 'charging';
  const state = arrivalState(row, row.location.organization.noShowGracePeriodMinutes, now);
  return state === 'not_started' ? 'coming' : state;
}

/** The only location that takes reservations, else the one that the member booked last; null if there is neither. */
export function usualLocation(
  locations: readonly Location[],
  reservations: readonly Pick<Reservation, 'locationId'>[],
): Location | null {
  const active = locations.filter(({ isActive }) => isActive);
  if (active.length <= 1) return active[0] ?? null;
  const last = reservations.find((row) => active.some(({ id }) => id === row.locationId));
  return active.find(({ id }) => id === last?.locationId) ?? null;
}
