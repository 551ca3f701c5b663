// The savings of a member's charging.

/** Kilograms of CO2 saved by a charging session. */
export const CO2_KG_PER_SESSION = 6.5;

export interface EcoImpact {
  sessions: number;
  co2SavedKg: number;
  /** Mean length of a charging session in hours; null before the first. */
  averageHours: number | null;
  /** Sessions per kept month, the earliest first; months without one are left out. */
  months: { month: string; sessions: number }[];
}

/**
 * The sessions in a month ('2026-11', local to their locations) that took place, which means that arrival was
 * confirmed, and their total length. An early release shortens it.
 */
export interface MonthOfChargingSessions {
  month: string;
  sessions: number;
  hours: number;
}

/**
 * `before` sums up sessions that are no longer kept one by one; they are older than any month that can be asked for.
 */
export function ecoImpact(
  months: readonly MonthOfChargingSessions[],
  before: { sessions: number; hours: number } = { sessions: 0, hours: 0 },
): EcoImpact {
  const sum = (of: 'sessions' | 'hours') => months.reduce((total, month) => total + month[of], before[of]);
  const sessions = sum('sessions');
  return {
    sessions,
    co2SavedKg: sessions * CO2_KG_PER_SESSION,
    averageHours: sessions > 0 ? sum('hours') / sessions : null,
    months: months
      .map(({ month, sessions: count }) => ({ month, sessions: count }))
      .toSorted((a, b) => a.month.localeCompare(b.month)),
  };
}
