// How likely it is that somebody in line gets a charger, in words (docs/rules.md "The line").

export const LINE_CHANCES = ['good', 'fair', 'small'] as const;
export type LineChance = (typeof LINE_CHANCES)[number];

/**
 * By how many chargers became free on such days of the past four weeks, for each member from the front to this one. Null
 * where there is too little to tell by.
 */
export function lineChance({
  place,
  freedPerDay,
  days,
  daysObserved,
}: {
  /** 1 is the front. */
  place: number;
  freedPerDay: number;
  /** Days that the entry covers. */
  days: number;
  daysObserved: number;
}): LineChance | null {
  if (daysObserved === 0) return null;
  const share = (freedPerDay * days) / place;
  if (share >= 1) return 'good';
  return share >= 0.4 ? 'fair' : 'small';
}
