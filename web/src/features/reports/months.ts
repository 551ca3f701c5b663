import { addMonths, dateFormat, monthOf } from '@chargerota/domain';
import type { ReportSubject } from './api.ts';

/** How many months can be chosen: as many as reservations are kept by default. */
const MOST_MONTHS = 24;

const monthWords = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026`, of 'YYYY-MM'. */
export const formatMonth = (month: string): string => monthWords(new Date(`${month}-01T00:00:00Z`));

/** 'YYYY-MM' of this month and those before it, the latest first. */
export const latestMonths = (today: string): string[] =>
  Array.from({ length: MOST_MONTHS }, (_, ago) => addMonths(today, -ago).slice(0, 7));

/** The days of a month, up to today; of anything else none. */
export function daysOfMonth(month: string | null, today: string): Pick<ReportSubject, 'from' | 'to'> {
  if (!month || !latestMonths(today).includes(month)) return {};
  const { first, last } = monthOf(`${month}-01`);
  return { from: first, to: last < today ? last : today };
}
