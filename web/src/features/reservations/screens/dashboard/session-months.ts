import { addMonths, formatDate, monthOf } from '@chargerota/domain';
import type { EcoImpact, LocalDate } from '@chargerota/domain';

const MONTHS_SHOWN = 6;

export interface SessionMonth {
  /** 'Jun' */
  name: string;
  sessions: number;
}

/** The last six months, the current one last, with the number of sessions that took place in each. */
export function sessionMonths(counted: EcoImpact['months'], today: LocalDate): SessionMonth[] {
  const first = monthOf(today).first;
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const date = addMonths(first, index + 1 - MONTHS_SHOWN);
    const name = formatDate(date).split(' ')[1] ?? '';
    return { name, sessions: counted.find(({ month }) => date.startsWith(month))?.sessions ?? 0 };
  });
}
