// Tickets as the operators of the installation handle them.
import { m } from '@chargerota/messages';
import * as z from 'zod';
import { id, idParams, page } from './common.ts';
import { ticketType } from './forms/reports.ts';
import { defineRoute, operator } from './route.ts';
import { longText, nameText, searchText } from './texts.ts';
import {
  ownTicket,
  responseMessage,
  ticketPriority,
  ticketResponse,
  ticketStanding,
  ticketStatus,
  ticketSummary,
} from './tickets.ts';

export const operatorTicketSummary = ticketSummary.extend({
  ...ticketStanding,
  /** The first 120 characters or so. */
  excerpt: z.string(),
  /** True if the reporter has written since the last answer. */
  awaitsAnswer: z.boolean(),
});
export type OperatorTicketSummary = z.infer<typeof operatorTicketSummary>;

export const operatorTicket = ownTicket
  .omit({ responses: true })
  .extend({
    /** Whether the link in mails works; false right after it was revoked, until the next mail. */
    hasLink: z.boolean(),
  })
  .meta({ id: 'OperatorTicket' });
export type OperatorTicket = z.infer<typeof operatorTicket>;

export const ticketFilter = z.strictObject({
  type: ticketType.optional(),
  category: searchText(100).optional(),
  status: ticketStatus.optional(),
  priority: ticketPriority.optional(),
  /** The reports of one administrator; `any`: of all administrators; `none`: of everybody else. */
  administrator: z.union([id, z.enum(['any', 'none'])]).optional(),
  /** Words of the description, the reporter's name or address, or the ticket's number. */
  search: searchText(100).optional(),
  /** `true` for the archived tickets instead of the others. */
  archived: z.enum(['true', 'false']).optional(),
});
export type TicketFilter = z.infer<typeof ticketFilter>;

/** Of all tickets that are not archived. */
export const ticketCounts = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  inWork: z.number().int(),
  completed: z.number().int(),
  bugs: z.number().int(),
  features: z.number().int(),
  /** How many "Archive Old" would archive now. */
  old: z.number().int(),
});
export type TicketCounts = z.infer<typeof ticketCounts>;

export const listTickets = defineRoute({
  method: 'GET',
  path: '/api/developer/tickets',
  summary: 'Tickets by filter, the newest first: 50 a page, and how many in all in x-total-count',
  access: operator,
  query: ticketFilter.extend({ page: page.default(1) }),
  response: z.array(operatorTicketSummary),
});

export const countTickets = defineRoute({
  method: 'GET',
  path: '/api/developer/tickets/counts',
  summary: 'How many tickets there are in each state, and of each type',
  access: operator,
  response: ticketCounts,
});

/** Administrators who have reported something, for the list's filter. */
export const listReporters = defineRoute({
  method: 'GET',
  path: '/api/developer/tickets/reporters',
  summary:
    'The administrators who have reported something, by name: at most 20 whose name or address has the search in it, or whose id it is',
  access: operator,
  query: z.strictObject({ search: searchText(100).optional() }),
  response: z.array(z.object({ id, name: z.string(), email: z.string() })),
});

const whole = z.object({ ticket: operatorTicket, responses: z.array(ticketResponse) });

export const readOperatorTicket = defineRoute({
  method: 'GET',
  path: '/api/developer/tickets/:id',
  summary: 'A ticket with its answers, the oldest first',
  access: operator,
  params: idParams,
  response: whole,
});

export const changeTicket = defineRoute({
  method: 'PATCH',
  path: '/api/developer/tickets/:id',
  summary:
    'Set status or priority, or take a ticket out of the archive; the reporter is mailed of a new status',
  access: operator,
  params: idParams,
  body: z
    .strictObject({
      status: ticketStatus.optional(),
      priority: ticketPriority.optional(),
      isArchived: z.literal(false).optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), {
      error: () => m.refusalsFields.pleaseNameAChange,
    }),
  response: whole,
});

export const answerTicket = defineRoute({
  method: 'POST',
  path: '/api/developer/tickets/:id/responses',
  summary: 'Answer the reporter, who gets it by mail; takes an Idempotency-Key',
  access: operator,
  params: idParams,
  body: responseMessage,
  status: 201,
  response: ticketResponse,
  errors: ['idempotency_mismatch'],
});

export const revokeLinkOfTicket = defineRoute({
  method: 'DELETE',
  path: '/api/developer/tickets/:id/link',
  summary: 'Make the links of all mails sent so far about a ticket invalid; the next mail brings a new one',
  access: operator,
  params: idParams,
  status: 204,
  response: z.null(),
});

export const deleteTicket = defineRoute({
  method: 'DELETE',
  path: '/api/developer/tickets/:id',
  summary: 'Delete a ticket with its answers, for good',
  access: operator,
  params: idParams,
  status: 204,
  response: z.null(),
});

export const archiveOldTickets = defineRoute({
  method: 'POST',
  path: '/api/developer/tickets/archive',
  summary: 'Archive the tickets that have been completed for 30 days',
  access: operator,
  response: z.object({ archived: z.number().int() }),
});

const savedReplyFields = z.strictObject({
  title: nameText(80, () => m.refusalsFields.titleIsRequired).refine((value) => value.length > 0, {
    error: () => m.refusalsFields.titleIsRequired,
  }),
  message: longText(2000, () => m.refusalsFields.messageIsRequired).refine((value) => value.length > 0, {
    error: () => m.refusalsFields.messageIsRequired,
  }),
});
export const savedReply = z.object({ id, title: z.string(), message: z.string() });
export type SavedReply = z.infer<typeof savedReply>;

export const listSavedReplies = defineRoute({
  method: 'GET',
  path: '/api/developer/saved-replies',
  summary: 'The operators’ saved replies, by title',
  access: operator,
  response: z.array(savedReply),
});

export const createSavedReply = defineRoute({
  method: 'POST',
  path: '/api/developer/saved-replies',
  summary: 'Save a reply for later use, at most 100 in all',
  access: operator,
  body: savedReplyFields,
  status: 201,
  response: savedReply,
  errors: ['saved_reply_title_taken', 'too_many_saved_replies'],
});

export const changeSavedReply = defineRoute({
  method: 'PUT',
  path: '/api/developer/saved-replies/:id',
  summary: 'Change a saved reply',
  access: operator,
  params: idParams,
  body: savedReplyFields,
  response: savedReply,
  errors: ['saved_reply_title_taken'],
});

export const deleteSavedReply = defineRoute({
  method: 'DELETE',
  path: '/api/developer/saved-replies/:id',
  summary: 'Delete a saved reply',
  access: operator,
  params: idParams,
  status: 204,
  response: z.null(),
});
