import { addDays } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { formatDay } from '../../../../lib/dates.ts';

/** `Today`, `Yesterday`, or the day as `Fri, Nov 20`. */
export function dayLabel(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : formatDay(date);
}
