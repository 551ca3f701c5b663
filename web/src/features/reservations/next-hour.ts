import { hourInstant, localTime } from '@chargerota/domain';

/** The next full hour at a place, from which a charger that is free now can be reserved. */
export function nextHour(now: Date, timezone: string): Date {
  const { date, hour } = localTime(now, timezone);
  return hourInstant(date, hour + 1, timezone).instant;
}
