// What a member's charging saved.

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

/**
 * The sessions of a month ('2026-11', local to their locations) which took place, that is, whose arrival was confirmed, and
 * their length all together; an early release shortened it.
 */
export interface MonthOfSessions {
  month: string;
  sessions: number;
  hours: number;
}

/** `before` are those of which only the sums are kept; they are older than any month that is asked about. */
export function ecoImpact(
  months: readonly MonthOfSessions[],
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
