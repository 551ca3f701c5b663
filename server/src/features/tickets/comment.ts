import { isOpenForComments } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { writeResponse } from './write-response.ts';
import { TICKET_LIMITS } from './limits.ts';
import { readLink, requireLinked, requireOwner, requireOwnTicket, type OpenedLink } from './open-ticket.ts';
import { findResponse, lockTicket, updateTicket, type ResponseRow, type TicketRow } from './store.ts';
import { countedLink } from './ticket-link.ts';

/** `id` is the comment's own; a repeat of the request has the same. */
type Comment = { id: string; message: string };

/** @throws DomainError not_found, ticket_completed, rate_limited */
export async function commentOnOwn(
  deps: AppDeps,
  scope: UserScope,
  ticketId: string,
  comment: Comment,
): Promise<ResponseRow> {
  await requireOwnTicket(deps, scope, ticketId);
  await limitAttempts(deps, TICKET_LIMITS.commentByAccount, scope.userId);
  return inTransaction(deps.database, async (tx) => {
    const ticket = requireOwner(await lockTicket(tx, ticketId), scope);
    return add(tx, ticket, { ...comment, userId: scope.userId, createdAt: deps.clock.now() });
  });
}

/** @throws DomainError ticket_link_invalid, ticket_completed, rate_limited */
export async function commentByLink(
  deps: AppDeps,
  opened: OpenedLink,
  comment: Comment,
): Promise<ResponseRow> {
  const link = await readLink(deps, opened);
  await limitAttempts(deps, TICKET_LIMITS.commentByLink, countedLink(link));
  return inTransaction(deps.database, async (tx) => {
    const ticket = requireLinked(await lockTicket(tx, link.ticketId), link);
    // Nobody knows who follows a link, so the comment is no account's.
    return add(tx, ticket, { ...comment, userId: null, createdAt: deps.clock.now() });
  });
}

async function add(
  tx: Tx,
  ticket: TicketRow,
  comment: Comment & { userId: string | null; createdAt: Date },
): Promise<ResponseRow> {
  const isRepeat = (await findResponse(tx, comment.id)) !== null;
  if (!isRepeat && !isOpenForComments(ticket.status)) throw new DomainError('ticket_completed');
  const { response, replayed } = await writeResponse(tx, {
    ...comment,
    ticketId: ticket.id,
    isFromDeveloper: false,
  });
  if (!replayed) {
    const { createdAt } = comment;
    await updateTicket(tx, ticket.id, { awaitsAnswerSince: createdAt, updatedAt: createdAt });
  }
  return response;
}
