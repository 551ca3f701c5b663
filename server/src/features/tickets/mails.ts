import { m } from '@chargerota/messages';
import * as z from 'zod';
import { TICKET_STATUSES } from '@chargerota/domain';
import { defineMailTemplate, enqueueMail, type DefinedMailTemplate } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findRecipient, updateTicket, type TicketRow } from './store.ts';
import { isLinkOut, ticketToken } from './ticket-link.ts';

/** `token` opens the ticket. It stands behind a `#`, which browsers send to no server, so no log has it. */
const ticketParams = z.object({ number: z.number().int(), token: z.string() });
type TicketParams = z.infer<typeof ticketParams>;

const open = (label: string, { token }: TicketParams) => ({ label, path: `/ticket#${token}` });

const footer = ({ number }: TicketParams): string => m.sentTickets.youReceiveThisBecauseReport({ number });

/** It quotes nothing of the report: anybody can enter a stranger's address. */
export const ticketReceived = defineMailTemplate({
  name: 'tickets.received',
  params: ticketParams,
  content: (ticket) => ({
    subject: m.sentTickets.weReceivedYourReportNumber({ number: ticket.number }),
    heading: m.sentTickets.weReceivedYourReportNumber({ number: ticket.number }),
    paragraphs: [m.sentTickets.thankYouWeReadEvery, m.sentTickets.withTheLinkYouCan],
    action: open(m.sentTickets.openYourReport, ticket),
    footer: footer(ticket),
  }),
});

export const ticketAnswered = defineMailTemplate({
  name: 'tickets.answered',
  params: ticketParams.extend({ message: z.string() }),
  content: ({ message, ...ticket }) => ({
    subject: m.sentTickets.anAnswerToYourReport({ number: ticket.number }),
    heading: m.sentTickets.weAnsweredYourReportNumber({ number: ticket.number }),
    paragraphs: [],
    quote: message,
    action: open(m.sentTickets.readAndReply, ticket),
    footer: footer(ticket),
  }),
});

const status = z.enum(TICKET_STATUSES);

export const ticketStatusChanged = defineMailTemplate({
  name: 'tickets.status-changed',
  params: ticketParams.extend({ from: status, to: status }),
  content: ({ from, to, ...ticket }) => ({
    subject: m.sentTickets.yourReportNumberIsNow({
      number: ticket.number,
      status: m.sentTickets.statusWords[to],
    }),
    heading: m.sentTickets.yourReportNumber({ number: ticket.number }),
    figure: {
      label: m.common.status,
      value: m.sentTickets.statusWords[to],
      note: m.sentTickets.untilNow({ status: m.sentTickets.statusWords[from] }),
    },
    paragraphs: [m.sentTickets.whatFollows[to]],
    action: open(m.sentTickets.openYourReport, ticket),
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
  const { email, formats } = await findRecipient(tx, ticket);
  await enqueueMail(tx, {
    to: email,
    reader: formats,
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
