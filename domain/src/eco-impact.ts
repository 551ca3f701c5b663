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
  /** Sessions by month, the earliest first; months without one are left out. */
  months: { month: string; sessions: number }[];
}

/** A reservation as far as it counts here; `date` is local to its location. */
type Counted = Period & { status: ReservationStatus; date: LocalDate };

/** Counts sessions which took place, that is, whose arrival was confirmed; an early release shortened its period. */
export function ecoImpact(reservations: readonly Counted[]): EcoImpact {
  const sessions = reservations.filter(({ status }) => status === 'arrived');
  const hours = sessions.reduce(
    (sum, { startsAt, endsAt }) => sum + (endsAt.getTime() - startsAt.getTime()) / 3_600_000,
    0,
  );
  return {
    sessions: sessions.length,
    co2SavedKg: sessions.length * CO2_KG_PER_SESSION,
    averageHours: sessions.length > 0 ? hours / sessions.length : null,
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
