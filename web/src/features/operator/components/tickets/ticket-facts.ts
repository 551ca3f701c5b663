import { REPORT_CATEGORIES } from '@chargerota/domain';
import type { TicketType } from '@chargerota/domain';
import type { OperatorTicketSummary } from '@chargerota/contract';

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
