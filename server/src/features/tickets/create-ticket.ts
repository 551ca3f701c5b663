import { m } from '@chargerota/messages';
import type { createTicket as createTicketRoute, RouteInput } from '@chargerota/contract';
import { currentFormats, personName } from '@chargerota/domain';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { DomainError, invalidInput } from '../../platform/http/domain-error.ts';
import { onceId } from '../../platform/http/idempotency.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { TICKET_LIMITS } from './limits.ts';
import { mailReporter, ticketReceived } from './mails.ts';
import { findTicket, insertHistory, insertTicket, isAdministrator, type NewTicket } from './store.ts';

type Report = RouteInput<typeof createTicketRoute>['body'];

/**
 * Files a report and mails its number and link. Repeats with the same Idempotency-Key get the first one's answer.
 * @throws DomainError invalid_input, rate_limited, idempotency_mismatch
 */
export async function createTicket(
  deps: AppDeps,
  scope: UserScope | null,
  report: Report,
  { headers, ip }: FastifyRequest,
): Promise<{ ticket: { id: string; number: number }; replayed: boolean }> {
  const reporter = scope ? reporterOf(scope) : strangerOf(report);
  await limitReports(deps, scope, { email: reporter.userEmail, address: ip });
  const now = deps.clock.now();
  const { category, subCategory, type, description, imageUrl, context = {} } = report;
  const ticket: NewTicket = {
    id: onceId(headers, ['ticket', reporter.userId ?? reporter.userEmail]),
    ...reporter,
    isAdmin: scope ? await isAdministrator(deps.database.drizzle, scope.userId) : false,
    type,
    category,
    subCategory,
    description,
    imageUrl: imageUrl || null,
    ...context,
    awaitsAnswerSince: now,
    createdAt: now,
    updatedAt: now,
  };
  const key = await deps.keys.links();
  return inTransaction(deps.database, async (tx) => {
    const made = await insertTicket(tx, ticket);
    if (!made) return { ticket: await earlierOf(tx, ticket), replayed: true };
    await insertHistory(tx, { ticketId: made.id, status: made.status, changedAt: now });
    await mailReporter(tx, { ticket: made, template: ticketReceived, facts: {}, key, now });
    return { ticket: { id: made.id, number: made.number }, replayed: false };
  });
}

const reporterOf = ({ userId, user }: UserScope) => ({
  userId,
  userEmail: user.email,
  userName: personName(user),
});

function strangerOf({ userEmail }: Report) {
  if (!userEmail) throw invalidInput('userEmail', m.sentTickets.pleaseProvideYourEmailAddress);
  return { userId: null, userEmail, userName: null, formats: currentFormats() };
}

async function limitReports(
  deps: AppDeps,
  scope: UserScope | null,
  { email, address }: { email: string; address: string },
): Promise<void> {
  if (scope) return limitAttempts(deps, TICKET_LIMITS.createByAccount, scope.userId);
  await limitAttempts(deps, TICKET_LIMITS.createByAddress, address);
  await limitAttempts(deps, TICKET_LIMITS.createByRecipient, email);
}

const SENT = ['type', 'category', 'subCategory', 'description', 'imageUrl'] as const;

/** The ticket that the first request with this key made. */
async function earlierOf(tx: Tx, repeat: NewTicket): Promise<{ id: string; number: number }> {
  const first = await findTicket(tx, repeat.id);
  if (!first || SENT.some((field) => first[field] !== repeat[field]))
    throw new DomainError('idempotency_mismatch');
  return { id: first.id, number: first.number };
}
