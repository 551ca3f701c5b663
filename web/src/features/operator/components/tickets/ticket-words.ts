import { REPORT_CATEGORIES } from '@chargerota/domain';
import type { TicketPriority, TicketStatus, TicketType } from '@chargerota/domain';
import type { OperatorTicketSummary } from '@chargerota/contract';
import type { Tone } from '../../../../ui/badge.tsx';

export const STATUS_WORDS: Record<TicketStatus, { tone: Tone; word: string }> = {
  pending: { tone: 'wait', word: 'Pending' },
  in_work: { tone: 'info', word: 'In Progress' },
  completed: { tone: 'ok', word: 'Completed' },
};

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
