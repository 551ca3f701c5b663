import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { TICKET_LIMITS } from './limits.ts';
import { findTicket, lockTicket, type TicketRow } from './store.ts';
import { countedLink, readTicketToken, revokeLinks, type TicketLink } from './ticket-link.ts';

/**
 * A ticket of one's own. One that was sent signed out is nobody's, whatever its address says: an address proves nothing.
 * @throws DomainError not_found
 */
export async function requireOwnTicket(
  { database }: AppDeps,
  scope: UserScope,
  id: string,
): Promise<TicketRow> {
  return requireOwner(await findTicket(database.drizzle, id), scope);
}

/** @throws DomainError not_found */
export function requireOwner(ticket: TicketRow | null, { userId }: UserScope): TicketRow {
  if (ticket?.userId !== userId) throw new DomainError('not_found');
  return ticket;
}

/** The token of a link, and the network address of the request. */
export type OpenedLink = { token: string; address: string };

/**
 * What a link opens. A token of ours counts by its link, any other by the network address, so others in the same
 * office cannot keep a person from their ticket.
 * @throws DomainError ticket_link_invalid, rate_limited
 */
export async function readLink(deps: AppDeps, { token, address }: OpenedLink): Promise<TicketLink> {
  const link = readTicketToken(await deps.keys.links(), token);
  if (link) await limitAttempts(deps, TICKET_LIMITS.readByLink, countedLink(link));
  else await limitAttempts(deps, TICKET_LIMITS.unknownLinkByAddress, address);
  if (!link) throw new DomainError('ticket_link_invalid');
  return link;
}

/** @throws DomainError ticket_link_invalid if the link was revoked or its ticket deleted */
export function requireLinked(ticket: TicketRow | null, { version }: TicketLink): TicketRow {
  if (ticket?.linkVersion !== version) throw new DomainError('ticket_link_invalid');
  return ticket;
}

/** @throws DomainError ticket_link_invalid, rate_limited */
export async function openLink(deps: AppDeps, opened: OpenedLink): Promise<TicketRow> {
  const link = await readLink(deps, opened);
  return requireLinked(await findTicket(deps.database.drizzle, link.ticketId), link);
}

/**
 * Makes all links sent so far invalid, this one included.
 * @throws DomainError ticket_link_invalid, rate_limited
 */
export async function revokeByLink(deps: AppDeps, opened: OpenedLink): Promise<void> {
  const link = await readLink(deps, opened);
  await inTransaction(deps.database, async (tx) => {
    await revokeLinks(tx, requireLinked(await lockTicket(tx, link.ticketId), link));
  });
}
