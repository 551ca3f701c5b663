// Which days a calendar shows, and where its keys lead. Pure.
import {
  addDays,
  addMonths,
  monthOf,
  weekBeginsOnSunday,
  weekdayOf,
  WEEKDAYS,
  type DateRange,
  type LocalDate,
} from '@chargerota/domain';

/** The days of some week, from the reader's first on. */
export const daysOfWeek = (): LocalDate[] => {
  const first = weekBeginsOnSunday() ? '2023-01-01' : '2023-01-02';
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
};

/** Whole months from `min` to `max`, but without the weeks that are over, which are of no use. */
export function shownDays({
  today,
  min,
  max,
}: {
  today: LocalDate;
  min: LocalDate;
  max: LocalDate;
}): DateRange {
  return { first: latest(monthOf(min).first, addDays(today, -column(today))), last: monthOf(max).last };
}

/**
 * `date`, or the nearest day that is shown: a reservation that began on Saturday night may be in a week that is left out.
 */
export const nearestShown = (date: LocalDate, { first, last }: DateRange): LocalDate =>
  date < first ? first : date > last ? last : date;

/**
 * A month's shown weeks. The last one goes on into the next month, so that at the end of a month the coming days can be
 * seen; days before the month are null.
 */
export function weeksOf({ first, last }: DateRange, shown: DateRange): (LocalDate | null)[][] {
  const from = latest(first, shown.first);
  const weeks: (LocalDate | null)[][] = [];
  for (let begin = addDays(from, -column(from)); begin <= last; begin = addDays(begin, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(begin, index));
    weeks.push(week.map((date) => (date >= first && date <= shown.last ? date : null)));
  }
  return weeks;
}

/** Where a key leads from a day; undefined for a key without a meaning here. */
export function dayByKey(key: string, cursor: LocalDate): LocalDate | undefined {
  const weekday = column(cursor);
  switch (key) {
    case 'ArrowLeft':
      return addDays(cursor, -1);
    case 'ArrowRight':
      return addDays(cursor, 1);
    case 'ArrowUp':
      return addDays(cursor, -7);
    case 'ArrowDown':
      return addDays(cursor, 7);
    case 'Home':
      return addDays(cursor, -weekday);
    case 'End':
      return addDays(cursor, 6 - weekday);
    case 'PageUp':
      return addMonths(cursor, -1);
    case 'PageDown':
      return addMonths(cursor, 1);
    default:
      return undefined;
  }
}

const latest = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

/** 0 for the first day of the reader's weeks. */
function column(date: LocalDate): number {
  return (WEEKDAYS.indexOf(weekdayOf(date)) + (weekBeginsOnSunday() ? 1 : 0)) % 7;
}
