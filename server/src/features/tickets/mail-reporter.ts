import type { Tx } from '../../platform/database/database.ts';
import { enqueueMail, type DefinedMailTemplate } from '../../platform/mail/outbox.ts';
import { findRecipient, updateTicket, type TicketRow } from './store.ts';
import { isLinkOut, ticketToken } from './ticket-link.ts';

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
