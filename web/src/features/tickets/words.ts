import type { TicketStatus, TicketType } from '@chargerota/domain';
import type { Tone } from '../../ui/badge.tsx';

export const TYPE_WORDS: Record<TicketType, string> = { bug: 'Bug', feature: 'Feature request' };

/** A ticket's status, as its reporter reads it. */
export const STATUS_WORDS: Record<TicketStatus, { word: string; tone: Tone }> = {
  pending: { word: 'Pending', tone: 'wait' },
  in_work: { word: 'In Progress', tone: 'info' },
  completed: { word: 'Completed', tone: 'ok' },
};
