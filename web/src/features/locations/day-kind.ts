import { isOpenOn, weekdayOf, type LocalDate, type WeeklyHours } from '@chargerota/domain';

export type DayKind = 'times' | 'allDay' | 'closed' | 'notSet' | 'unknown';

/** What there is to say of a date's hours: only of `times` are they times, else words such as 'Closed today'. */
export function dayKind(date: LocalDate, week: WeeklyHours | null): DayKind {
  if (!week) return 'unknown';
  const { closed, is24hrs, open, close } = week[weekdayOf(date)];
  if (!closed && (is24hrs || (open === '00:00' && close === '24:00'))) return 'allDay';
  if (isOpenOn(date, week)) return 'times';
  return closed ? 'closed' : 'notSet';
}
