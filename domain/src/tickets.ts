import type { TicketStatus } from './statuses.ts';

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
