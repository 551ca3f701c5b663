import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { readLink, requireLinked, type OpenedLink } from './open-ticket.ts';
import { lockTicket, updateTicket, type TicketRow } from './store.ts';
import { isLinkOut, revokedVersion } from './ticket-link.ts';

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

/** The ticket is locked. Returns false if no link worked before. */
export async function revokeLinks(tx: Tx, { id, linkVersion }: TicketRow): Promise<boolean> {
  if (!isLinkOut(linkVersion)) return false;
  await updateTicket(tx, id, { linkVersion: revokedVersion(linkVersion) });
  return true;
}
