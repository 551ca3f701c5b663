import * as z from 'zod';
import { TICKET_STATUSES, type TicketStatus } from '@chargerota/domain';
import { defineMailTemplate, enqueueMail, type DefinedMailTemplate } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findRecipient, updateTicket, type TicketRow } from './store.ts';
import { isLinkOut, ticketToken } from './ticket-link.ts';

/** `token` opens the ticket. It stands behind a `#`, which browsers send to no server, so no log has it. */
const ticketParams = z.object({ number: z.number().int(), token: z.string() });
type TicketParams = z.infer<typeof ticketParams>;

const open = (label: string, { token }: TicketParams) => ({ label, path: `/ticket#${token}` });

const footer = ({ number }: TicketParams): string =>
  `You receive this because report #${number} was sent to ChargeRota with this address. Anyone with the link can read the report and comment on it; you can revoke it on the page that it opens.`;

/** It quotes nothing of the report: anybody can enter a stranger's address. */
export const ticketReceived = defineMailTemplate({
  name: 'tickets.received',
  params: ticketParams,
  content: (ticket) => ({
    subject: `We received your report #${ticket.number}`,
    heading: `We received your report #${ticket.number}`,
    paragraphs: [
      'Thank you. We read every report, and write to this address when we answer or its status changes.',
      'With the link you can read the report and add a comment at any time, without signing in.',
    ],
    action: open('Open your report', ticket),
    footer: footer(ticket),
  }),
});

export const ticketAnswered = defineMailTemplate({
  name: 'tickets.answered',
  params: ticketParams.extend({ message: z.string() }),
  content: ({ message, ...ticket }) => ({
    subject: `An answer to your report #${ticket.number}`,
    heading: `We answered your report #${ticket.number}`,
    paragraphs: [],
    quote: message,
    action: open('Read and reply', ticket),
    footer: footer(ticket),
  }),
});

const STATUS_WORDS: Record<TicketStatus, string> = {
  pending: 'Pending',
  in_work: 'In Progress',
  completed: 'Completed',
};
const WHAT_FOLLOWS: Record<TicketStatus, string> = {
  pending: 'Your report waits to be looked at. You can add a comment at any time.',
  in_work: 'We are working on your report. You can add a comment at any time.',
  completed:
    'Your report is resolved and closed for comments. If something is still wrong, please send a new one.',
};
const status = z.enum(TICKET_STATUSES);

export const ticketStatusChanged = defineMailTemplate({
  name: 'tickets.status-changed',
  params: ticketParams.extend({ from: status, to: status }),
  content: ({ from, to, ...ticket }) => ({
    subject: `Your report #${ticket.number} is now: ${STATUS_WORDS[to]}`,
    heading: `Your report #${ticket.number}`,
    figure: { label: 'Status', value: STATUS_WORDS[to], note: `Until now: ${STATUS_WORDS[from]}` },
    paragraphs: [WHAT_FOLLOWS[to]],
    action: open('Open your report', ticket),
    footer: footer(ticket),
  }),
});

export const ticketMails = [ticketReceived, ticketAnswered, ticketStatusChanged];

/**
 * Writes a mail to a ticket's reporter in the caller's transaction, which has locked the ticket or made it. It brings
 * the link that works; after a revocation, that is a new one.
 */
export async function mailReporter<Facts extends object>(
  tx: Tx,
  { ticket, template, facts, key, now }: MailToReporter<Facts>,
): Promise<void> {
  const version = Math.abs(ticket.linkVersion);
  if (!isLinkOut(ticket.linkVersion)) await updateTicket(tx, ticket.id, { linkVersion: version });
  const token = ticketToken(key, { ticketId: ticket.id, version });
  await enqueueMail(tx, {
    to: await findRecipient(tx, ticket),
    template,
    params: { ...facts, number: ticket.number, token },
    dueAt: now,
  });
}

type MailToReporter<Facts> = {
  ticket: TicketRow;
  template: DefinedMailTemplate<Facts & { number: number; token: string }>;
  facts: Facts;
  /** Signs the link. Read it before the transaction: the first time it takes a connection of its own. */
  key: Buffer;
  now: Date;
};
