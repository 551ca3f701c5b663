import type { changeTicket as changeTicketRoute, RouteInput } from '@chargerota/contract';
import { oldTicketsBefore } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { recordOperatorAct } from '../../operator/operator-log.ts';
import { mailReporter, ticketAnswered, ticketStatusChanged } from '../mails.ts';
import {
  deleteTicketRow,
  findTicket,
  insertHistory,
  lockTicket,
  updateTicket,
  type ResponseRow,
  type TicketRow,
} from '../store.ts';
import { revokeLinks } from '../ticket-link.ts';
import { writeResponse } from '../write-response.ts';
import { archiveCompleted } from './list-store.ts';

type Changes = RouteInput<typeof changeTicketRoute>['body'];

/** @throws DomainError not_found */
export async function requireTicket({ database }: AppDeps, id: string): Promise<TicketRow> {
  return found(await findTicket(database.drizzle, id));
}

function found(ticket: TicketRow | null): TicketRow {
  if (!ticket) throw new DomainError('not_found');
  return ticket;
}

const subjectOf = ({ id, number }: TicketRow) => ({ id, label: `#${number}` });

/**
 * Sets what differs. A new status gets into the history, and the reporter is mailed of it.
 * @throws DomainError not_found
 */
export async function changeTicket(
  deps: AppDeps,
  scope: OperatorScope,
  { id, ...changes }: Changes & { id: string },
): Promise<void> {
  const now = deps.clock.now();
  const key = await deps.keys.links();
  await inTransaction(deps.database, async (tx) => {
    const ticket = found(await lockTicket(tx, id));
    await setPriority(tx, scope, { ticket, priority: changes.priority, now });
    if (changes.isArchived === false && ticket.isArchived) {
      await updateTicket(tx, id, { isArchived: false, updatedAt: now });
      await recordOperatorAct(tx, scope, { act: 'ticket.unarchived', subject: subjectOf(ticket) }, now);
    }
    const from = ticket.status;
    const { status: to } = changes;
    if (!to || to === from) return;
    await updateTicket(tx, id, { ...effectsOf(ticket, to, now), status: to, updatedAt: now });
    await insertHistory(tx, { ticketId: id, status: to, changedAt: now });
    const facts = { before: from, after: to };
    const act = { act: 'ticket.status_changed', subject: subjectOf(ticket), facts } as const;
    await recordOperatorAct(tx, scope, act, now);
    await mailReporter(tx, { ticket, template: ticketStatusChanged, facts: { from, to }, key, now });
  });
}

/** A completed ticket awaits no answer; one that is reopened is neither completed nor out of the list. */
function effectsOf(ticket: TicketRow, to: TicketRow['status'], now: Date) {
  if (to === 'completed') return { completedAt: now, awaitsAnswerSince: null };
  return {
    completedAt: null,
    isArchived: false,
    ...(to === 'in_work' && { acknowledgedAt: ticket.acknowledgedAt ?? now }),
  };
}

async function setPriority(
  tx: Tx,
  scope: OperatorScope,
  { ticket, priority: to, now }: { ticket: TicketRow; priority: Changes['priority']; now: Date },
): Promise<void> {
  const from = ticket.priority;
  if (!to || to === from) return;
  await updateTicket(tx, ticket.id, { priority: to, updatedAt: now });
  const facts = { before: from, after: to };
  const act = { act: 'ticket.priority_changed', subject: subjectOf(ticket), facts } as const;
  await recordOperatorAct(tx, scope, act, now);
}

/**
 * Operators may answer a ticket in any state. The reporter gets the answer by mail.
 * @throws DomainError not_found, idempotency_mismatch
 */
export async function answerTicket(
  deps: AppDeps,
  scope: OperatorScope,
  { ticketId, ...answer }: { ticketId: string; id: string; message: string },
): Promise<ResponseRow> {
  const now = deps.clock.now();
  const key = await deps.keys.links();
  const { operatorId } = scope;
  return inTransaction(deps.database, async (tx) => {
    const ticket = found(await lockTicket(tx, ticketId));
    const written = { ...answer, ticketId, operatorId, isFromDeveloper: true, createdAt: now };
    const { response, replayed } = await writeResponse(tx, written);
    if (replayed) return response;
    const acknowledgedAt = ticket.acknowledgedAt ?? now;
    await updateTicket(tx, ticketId, { acknowledgedAt, awaitsAnswerSince: null, updatedAt: now });
    await recordOperatorAct(tx, scope, { act: 'ticket.answered', subject: subjectOf(ticket) }, now);
    const { message } = answer;
    await mailReporter(tx, { ticket, template: ticketAnswered, facts: { message }, key, now });
    return response;
  });
}

/** @throws DomainError not_found */
export async function revokeLink(deps: AppDeps, scope: OperatorScope, id: string): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const ticket = found(await lockTicket(tx, id));
    if (!(await revokeLinks(tx, ticket))) return;
    const act = { act: 'ticket.link_revoked', subject: subjectOf(ticket) } as const;
    await recordOperatorAct(tx, scope, act, deps.clock.now());
  });
}

/**
 * For good, with its answers and its history. The log keeps its number and whose it was.
 * @throws DomainError not_found
 */
export async function deleteTicket(deps: AppDeps, scope: OperatorScope, id: string): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const ticket = found(await deleteTicketRow(tx, id));
    const facts = { email: ticket.userEmail };
    const act = { act: 'ticket.deleted', subject: subjectOf(ticket), facts } as const;
    await recordOperatorAct(tx, scope, act, deps.clock.now());
  });
}

/** Archives what has been completed for 30 days, and returns how many tickets that were. */
export function archiveOld({ database, clock }: AppDeps, scope: OperatorScope): Promise<number> {
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    const archived = await archiveCompleted(tx, { oldBefore: oldTicketsBefore(now), now });
    if (archived > 0)
      await recordOperatorAct(
        tx,
        scope,
        { act: 'tickets.archived', subject: null, facts: { archived } },
        now,
      );
    return archived;
  });
}
