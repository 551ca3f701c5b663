import { m } from '@chargerota/messages';
import type { TicketStatus } from './statuses.ts';

// Categories of a report and their sub-categories.

export const TICKET_TYPES = ['bug', 'feature'] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

export const REPORT_CATEGORIES = {
  bug: {
    authentication: ['Cannot sign in', 'Sign-up fails', 'Password reset', 'Signed out unexpectedly', 'Other'],
    booking: ['Cannot reserve', 'Wrong times shown', 'Reservation missing', 'Edit or cancel fails', 'Other'],
    arrival: ['Cannot confirm arrival', 'Marked as no-show wrongly', 'Countdown is wrong', 'Other'],
    charging: ['Charger out of order', 'Spot blocked', 'Wrong charger details', 'Other'],
    display: ['Layout broken', 'Text unreadable', 'Dark theme', 'Phone screen', 'Accessibility', 'Other'],
    payment: ['Card refused', 'Wrong amount', 'Plan change fails', 'Billing history', 'Other'],
    organization: ['Members', 'Invitations', 'Locations', 'Settings', 'Other'],
    performance: ['Slow page', 'Page does not load', 'Status out of date', 'Other'],
    notifications: ['Not received', 'Received twice', 'Wrong time', 'Wrong content', 'Other'],
    other: ['Something else', 'Other'],
  },
  feature: {
    booking: ['Recurring reservations', 'Waiting list', 'Calendar view', 'Booking rules', 'Other'],
    charging: ['Charger information', 'Live charging state', 'Walk-ins', 'Other'],
    notifications: ['New channel', 'Timing', 'Content', 'Calendar subscription', 'Other'],
    ui: ['Layout', 'Accessibility', 'Language', 'Theme', 'Other'],
    reporting: ['Usage statistics', 'Export', 'No-show report', 'Other'],
    integration: ['Single sign-on', 'Calendar', 'Charger network', 'API', 'Other'],
    payment: ['Payment methods', 'Invoices', 'Plans and add-ons', 'Other'],
    admin: ['Members', 'Locations', 'Settings', 'Roles', 'Other'],
    sustainability: ['Eco impact', 'Carbon report', 'Green charging hours', 'Other'],
    other: ['Something else', 'Other'],
  },
} as const satisfies Record<TicketType, Record<string, readonly string[]>>;

/** The sub-categories of a category; empty if the report's type does not have that category. */
export function subCategories(type: TicketType, category: string): readonly string[] {
  const categories: Record<string, readonly string[]> = REPORT_CATEGORIES[type];
  return Object.hasOwn(categories, category) ? categories[category]! : [];
}

/** A sub-category in words; one that is no longer offered is shown as it is stored. */
export function subCategoryName(stored: string): string {
  const names: Readonly<Record<string, string>> = m.rulesTickets.subCategories;
  return Object.hasOwn(names, stored) ? names[stored]! : stored;
}

/** How many of a person's reports the report screen shows. */
export const RECENT_TICKETS = 5;

/** A description's length, in characters. */
export const DESCRIPTION_LENGTH = { min: 10, max: 500 } as const;

/** A completed ticket is old this many days after its completion; "Archive Old" takes the old ones out of the list. */
export const OLD_TICKET_DAYS = 30;

/** The reporter may comment until their ticket is completed. Operators may always answer. */
export const isOpenForComments = (status: TicketStatus): boolean => status !== 'completed';

/** Completed at or before this instant means old. */
export const oldTicketsBefore = (now: Date): Date => new Date(now.getTime() - OLD_TICKET_DAYS * 86_400_000);
