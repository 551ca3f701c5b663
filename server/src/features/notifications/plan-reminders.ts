import { remindersOf } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { loadRecipients } from './choices-store.ts';
import { holdComing, listActiveMemberships, syncReminders } from './plan-store.ts';
import { reminderRows } from './reservation-notices.ts';

/**
 * Makes a member's pending reminders in one organization what their coming reservations, choices and the organization's
 * settings demand now. The caller holds the member's lock, as every booking does, so that no booking is planned by the old
 * choices. Call it before rows of accounts are locked (docs/architecture.md "Locks").
 */
export async function replanMember(tx: Tx, scope: TenantScope, userId: string, now: Date): Promise<void> {
  const coming = await holdComing(tx, scope, userId, now);
  if (coming.length === 0) return;
  const member = (await loadRecipients(tx, scope, [userId])).get(userId);
  if (!member) throw new Error('reservations of nobody');
  const { choices } = member;
  const wanted = coming.map((row) => ({ id: row.id, wanted: reminderRows(row, remindersOf(row, choices)) }));
  await syncReminders(tx, scope, wanted, now);
}

const KIND = 'notifications.replan';

/**
 * Does the same in every organization of the person right after the commit, for example when a number was confirmed or mail
 * switched off. A job does it, because rows of reservations must be locked before rows of accounts.
 */
export async function replanPerson(tx: Tx, userId: string, now: Date): Promise<void> {
  await enqueue(tx, { kind: KIND, payload: { userId }, dueAt: now, dedupeKey: `${KIND}:${userId}` });
}

/** Does the same for every member of an organization whose settings the transaction has changed. */
export async function replanOrganization(tx: Tx, scope: TenantScope, now: Date): Promise<void> {
  const { organizationId } = scope;
  const dedupeKey = `${KIND}:${organizationId}`;
  await enqueue(tx, { kind: KIND, payload: {}, dueAt: now, organizationId, dedupeKey });
}

/**
 * Plans member by member, each under their lock and in an own transaction. A booking that has read the old settings holds
 * that lock until it is committed, so its reminders are found here.
 */
export const replanJob = defineJob({
  kind: KIND,
  payload: z.object({ userId: z.uuid().optional() }),
  run: async ({ database, clock, organizationId }, { userId }) => {
    const of = userId ? { userId } : { organizationId: organizationId! };
    for (const membership of await listActiveMemberships(database.drizzle, of)) {
      const scope = tenantScope(membership.organizationId);
      // One after another, so that no booking waits for the plans of other members.
      await inTransaction(database, async (tx) => {
        await takeLocks(tx, [{ of: 'member', id: membership.userId }]);
        await replanMember(tx, scope, membership.userId, clock.now());
      });
    }
  },
});
