// Reports of faults and wishes to the people who run the installation, as their reporters use them.
import { m } from '@chargerota/messages';
import { TICKET_PRIORITIES, TICKET_STATUSES } from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, instant, page } from './common.ts';
import { report, ticketType } from './forms/reports.ts';
import { linkToken } from './passwords.ts';
import { anyone, defineRoute, signedIn } from './route.ts';
import { longText } from './texts.ts';

export const ticketStatus = z.enum(TICKET_STATUSES);
export const ticketPriority = z.enum(TICKET_PRIORITIES);

const ticketContext = z.object({
  page: z.string().nullable(),
  browser: z.string().nullable(),
  version: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type TicketContext = z.infer<typeof ticketContext>;

/** A ticket as a list shows it. `number` is what people call it: #1042. */
export const ticketSummary = z.object({
  id,
  number: z.number().int(),
  type: ticketType,
  category: z.string(),
  subCategory: z.string(),
  status: ticketStatus,
  createdAt: instant,
});
export type TicketSummary = z.infer<typeof ticketSummary>;

export const ticketResponse = z.object({
  id,
  message: z.string(),
  isFromDeveloper: z.boolean(),
  createdAt: instant,
});
export type TicketResponse = z.infer<typeof ticketResponse>;

export const statusChange = z.object({ status: ticketStatus, changedAt: instant });

/** A ticket as its reporter reads it. */
export const ticket = ticketSummary
  .extend({
    description: z.string(),
    imageUrl: z.string().nullable(),
    context: ticketContext,
    completedAt: instant.nullable(),
    /** The oldest first. */
    responses: z.array(ticketResponse),
    statusHistory: z.array(statusChange),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof ticket>;

/** Whose ticket it is, and where it stands among the others. A mail's link does not tell. */
export const ticketStanding = {
  /** Null for a report without an account. */
  userId: id.nullable(),
  userEmail: z.string(),
  userName: z.string().nullable(),
  /** Whether the reporter was an administrator of an organization at the time. */
  isAdmin: z.boolean(),
  priority: ticketPriority,
  isArchived: z.boolean(),
};

/** A ticket as the account reads it that reported it. */
export const ownTicket = ticket
  .extend({ ...ticketStanding, acknowledgedAt: instant.nullable() })
  .meta({ id: 'OwnTicket' });
export type OwnTicket = z.infer<typeof ownTicket>;

export const responseMessage = z.strictObject({
  message: longText(2000, () => m.refusalsFields.messageIsRequired).refine((value) => value.length > 0, {
    error: () => m.refusalsFields.messageIsRequired,
  }),
});

export const createTicket = defineRoute({
  method: 'POST',
  path: '/api/tickets',
  summary:
    'Report a fault or a wish; a mail confirms it and brings the link to it; takes an Idempotency-Key, also of callers without an account',
  access: anyone('somebody who cannot sign in must be able to report that; rate limited'),
  body: report,
  status: 201,
  response: z.object({ id, number: z.number().int() }),
  errors: ['idempotency_mismatch', 'rate_limited'],
});

export const listMyTickets = defineRoute({
  method: 'GET',
  path: '/api/tickets/my',
  summary: 'One’s own reports, the newest first: the last 5, or 50 a page; how many in all in x-total-count',
  access: signedIn,
  query: z.strictObject({ page: page.optional() }),
  response: z.array(ticketSummary),
});

export const readTicket = defineRoute({
  method: 'GET',
  path: '/api/tickets/:id',
  summary: 'One of one’s own reports, with its answers',
  access: signedIn,
  params: idParams,
  response: ownTicket,
});

export const commentOnTicket = defineRoute({
  method: 'POST',
  path: '/api/tickets/:id/responses',
  summary: 'Comment on one of one’s own reports until it is completed; takes an Idempotency-Key',
  access: signedIn,
  params: idParams,
  body: responseMessage,
  status: 201,
  response: ticketResponse,
  errors: ['ticket_completed', 'idempotency_mismatch'],
});

const linkParams = z.strictObject({ token: linkToken });
const byLink = anyone('the link’s signature is the secret: it opens this ticket alone; rate limited');

export const readTicketByLink = defineRoute({
  method: 'GET',
  path: '/api/ticket-links/:token',
  summary: 'The report that a mail’s link leads to',
  access: byLink,
  params: linkParams,
  response: ticket,
  errors: ['ticket_link_invalid', 'rate_limited'],
});

export const commentByLink = defineRoute({
  method: 'POST',
  path: '/api/ticket-links/:token/responses',
  summary: 'Comment on the report that a mail’s link leads to, until it is completed',
  access: byLink,
  params: linkParams,
  body: responseMessage,
  status: 201,
  response: ticketResponse,
  errors: ['ticket_link_invalid', 'ticket_completed', 'idempotency_mismatch', 'rate_limited'],
});

export const revokeTicketLink = defineRoute({
  method: 'DELETE',
  path: '/api/ticket-links/:token',
  summary: 'Make the links of all mails sent so far about a report invalid; the next mail brings a new one',
  access: byLink,
  params: linkParams,
  status: 204,
  response: z.null(),
  errors: ['ticket_link_invalid', 'rate_limited'],
});
