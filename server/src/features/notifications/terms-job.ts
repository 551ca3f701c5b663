import { COMING_TERMS, DAY_MS, HOUR_MS, isTimeToTell, type ComingTerms } from '@chargerota/domain';
import { inTransaction, type Database, type Tx } from '../../platform/database/database.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { definePeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { termsMail } from './mails.ts';
import { notify, type NotificationRequest } from './notify.ts';
import { holdProgress, listAccountsAfter, writeProgress, type Account } from './terms-store.ts';

/** Accounts told in one transaction. */
const BATCH = 200;

/**
 * Tells every account once of coming terms, at least 30 days before they come into force, and until then also new accounts.
 * Its progress is written in the transaction that tells. So if the process dies, nobody is told twice, and nobody is left
 * out.
 */
export const termsJob = (coming: ComingTerms | null = COMING_TERMS, batch = BATCH): PeriodicJob =>
  definePeriodicJob({
    kind: 'notifications.tell-of-terms',
    firstAt: (now) => now,
    nextAt: (now) => new Date(now.getTime() + DAY_MS),
    run: async ({ database, clock }) => {
      const now = clock.now();
      if (!coming || !isTimeToTell(coming, now)) return;
      while ((await tellNext(database, coming, { batch, now })) === batch);
    },
  });

/** Tells the next accounts; returns how many there were. */
function tellNext(
  database: Database,
  coming: ComingTerms,
  { batch, now }: { batch: number; now: Date },
): Promise<number> {
  return inTransaction(database, async (tx) => {
    const toldUpTo = await holdProgress(tx, coming.version);
    // Ids grow with time, but instances' clocks differ, so new accounts are told an hour later.
    const madeUntil = new Date(now.getTime() - HOUR_MS);
    const accounts = await listAccountsAfter(tx, { id: toldUpTo, madeUntil, limit: batch });
    const last = accounts.at(-1);
    if (!last) return 0;
    await tellAll(tx, accounts, coming, now);
    await writeProgress(tx, coming.version, last.id);
    return accounts.length;
  });
}

async function tellAll(tx: Tx, accounts: readonly Account[], coming: ComingTerms, now: Date): Promise<void> {
  const byOrganization = new Map<string, NotificationRequest[]>();
  for (const { id, email, firstName, language, region, clock, organization } of accounts) {
    if (organization) {
      const requests = byOrganization.get(organization.id) ?? [];
      requests.push({ kind: 'terms_changed', userId: id, params: coming, timezone: organization.timezone });
      byOrganization.set(organization.id, requests);
    } else {
      // Notifications belong to an organization; an account without one gets a mail.
      const params = { ...coming, firstName, language, region, clock };
      await enqueueMail(tx, { to: email, template: termsMail, params, dueAt: now });
    }
  }
  for (const [organizationId, requests] of byOrganization) {
    await notify(tx, tenantScope(organizationId), requests, now);
  }
}
