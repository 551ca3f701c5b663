// The member's own reservations, sorted into what the dashboard shows where. Pure.
import type { Reservation } from '@chargerota/contract';
import { arrivalState, byStart, canRelease, isUpcoming } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import { periodOf } from '../../rule-context.ts';

/** An own reservation, its instants as such. */
export type OwnRow = Omit<Reservation, 'startsAt' | 'endsAt' | 'arrivedAt' | 'releasedAt'> &
  Period & { arrivedAt: Date | null; releasedAt: Date | null };

export function ownRow(reservation: Reservation): OwnRow {
  const { arrivedAt, releasedAt } = reservation;
  return {
    ...reservation,
    ...periodOf(reservation),
    arrivedAt: arrivedAt === null ? null : new Date(arrivedAt),
    releasedAt: releasedAt === null ? null : new Date(releasedAt),
  };
}

/** What the next reservation asks of the member now. */
export type Phase = 'charging' | 'coming' | 'can_confirm' | 'grace_expired';

export interface SortedRows {
  /** The one that counts now: at a charger, else the next to come. */
  next: { row: OwnRow; phase: Phase } | null;
  /** The others to come, by start. */
  upcoming: OwnRow[];
  /** All that is over or called off, the latest first. */
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

function phaseOf(row: OwnRow, now: Date): Phase {
  if (row.status === 'arrived') return 'charging';
  const state = arrivalState(row, row.location.organization.noShowGracePeriodMinutes, now);
  return state === 'not_started' ? 'coming' : state;
}
