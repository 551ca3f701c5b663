// What a member's charging saved (SPEC.md §9; DESIGN.md §6: real averages in place of a fixed 3.0).
import type { Period } from './periods.ts';
import type { ReservationStatus } from './reservation-status.ts';
import type { LocalDate } from './local-dates.ts';

/** Kilograms of CO2 saved by a session. */
export const CO2_KG_PER_SESSION = 6.5;

export interface EcoImpact {
  sessions: number;
  co2SavedKg: number;
  /** Mean length of a session in hours; null before the first. */
  averageHours: number | null;
  /** Sessions by month as far as they are kept, the earliest first; months without one are left out. */
  months: { month: string; sessions: number }[];
}

/** A reservation as far as it counts here; `date` is local to its location. */
type Counted = Period & { status: ReservationStatus; date: LocalDate };

/**
 * Counts sessions which took place, that is, whose arrival was confirmed; an early release shortened its period. `before`
 * are those of which only the sums are kept; they are older than any month that is asked about.
 */
export function ecoImpact(
  reservations: readonly Counted[],
  before: { sessions: number; hours: number } = { sessions: 0, hours: 0 },
): EcoImpact {
  const sessions = reservations.filter(({ status }) => status === 'arrived');
  const hours = sessions.reduce(
    (sum, { startsAt, endsAt }) => sum + (endsAt.getTime() - startsAt.getTime()) / 3_600_000,
    before.hours,
  );
  const count = sessions.length + before.sessions;
  return {
    sessions: count,
    co2SavedKg: count * CO2_KG_PER_SESSION,
    averageHours: count > 0 ? hours / count : null,
    months: byMonth(sessions),
  };
}

function byMonth(sessions: readonly Counted[]): EcoImpact['months'] {
  const counts = new Map<string, number>();
  for (const { date } of sessions) {
    const month = date.slice(0, 'YYYY-MM'.length);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts]
    .map(([month, count]) => ({ month, sessions: count }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}
