import { REPORT_CATEGORIES } from '@chargerota/domain';
import type { TicketPriority, TicketType } from '@chargerota/domain';
import type { OperatorTicketSummary } from '@chargerota/contract';

/** Shorter than for the reporter: the list says it in each row. */
export const TYPE_WORDS: Record<TicketType, string> = { bug: 'Bug', feature: 'Feature' };

export const PRIORITY_WORDS: Record<TicketPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

/** The categories of one type, or of both. */
export const categoriesOf = (type: TicketType | undefined): string[] => [
  ...new Set(
    (type ? [type] : (['bug', 'feature'] as const)).flatMap((each) => Object.keys(REPORT_CATEGORIES[each])),
  ),
];

export const reporterOf = ({
  userName,
  userEmail,
}: Pick<OperatorTicketSummary, 'userName' | 'userEmail'>): string => userName?.trim() || userEmail;
