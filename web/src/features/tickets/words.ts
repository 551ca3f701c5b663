import type { TicketPriority, TicketStatus, TicketType } from '@chargerota/domain';
import type { Tone } from '../../ui/badge.tsx';

export const TYPE_WORDS: Record<TicketType, string> = { bug: 'Bug', feature: 'Feature request' };

/** The words of tickets, as their reporters and the operators read them. */
export const STATUS_WORDS: Record<TicketStatus, { word: string; tone: Tone }> = {
  pending: { word: 'Pending', tone: 'wait' },
  in_work: { word: 'In Progress', tone: 'info' },
  completed: { word: 'Completed', tone: 'ok' },
};

export const PRIORITY_WORDS: Record<TicketPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

const CATEGORY_WORDS: Record<string, string> = {
  authentication: 'Signing in',
  booking: 'Booking',
  arrival: 'Arrival',
  charging: 'Charging',
  display: 'Display',
  payment: 'Payment',
  organization: 'Organization',
  performance: 'Performance',
  notifications: 'Notifications',
  ui: 'User interface',
  reporting: 'Reports and statistics',
  integration: 'Integration',
  admin: 'Administration',
  sustainability: 'Sustainability',
  other: 'Other',
};

/** A category's name, for reporters and operators alike; an older version may have stored one that is unknown by now. */
export const categoryWord = (category: string): string => CATEGORY_WORDS[category] ?? category;
