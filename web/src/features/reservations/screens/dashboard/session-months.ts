import { addMonths, formatDate, monthOf } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import type { OwnRow } from './own-rows.ts';

const MONTHS_SHOWN = 6;

export interface SessionMonth {
  /** 'Jun' */
  name: string;
  sessions: number;
}

/** Sessions that took place in each of the last six months, the present one last. */
export function sessionMonths(rows: readonly OwnRow[], today: LocalDate): SessionMonth[] {
  const first = monthOf(today).first;
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const month = addMonths(first, index + 1 - MONTHS_SHOWN);
    const name = formatDate(month).split(' ')[1] ?? '';
    const sessions = rows.filter(
      ({ status, date }) => status === 'arrived' && date.slice(0, 7) === month.slice(0, 7),
    ).length;
    return { name, sessions };
  });
}
