import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { listAdministrators } from './administrators-store.ts';
import { notify } from './notify.ts';
import type { PaymentParams, TrialParams } from './texts/billing.ts';

/** What administrators are told of their organization's billing. */
export type BillingNews = { kind: 'trial'; params: TrialParams } | { kind: 'payment'; params: PaymentParams };

/** Tells all active administrators, in the transaction of the cause. `timezone` is the organization's. */
export async function notifyOfBilling(
  tx: Tx,
  scope: TenantScope,
  { news, timezone }: { news: readonly BillingNews[]; timezone: string },
  now: Date,
): Promise<void> {
  if (news.length === 0) return;
  const administrators = await listAdministrators(tx, scope);
  const requests = administrators.flatMap((userId) => news.map((each) => ({ ...each, userId, timezone })));
  await notify(tx, scope, requests, now);
}
