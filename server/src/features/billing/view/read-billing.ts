import type { Billing } from '@chargerota/contract';
import { effectiveLimits, PLAN_REF, trialState, type NextBilling } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { listAddOns, type AddOnRow } from '../add-on-store.ts';
import { listUnpaid, countHistory, listHistory } from '../history/history-store.ts';
import { readBillingAccount, type SubscriptionRow } from '../subscription-store.ts';
import { locationNamesOf, presentLine } from '../history/describe-line.ts';
import { goesOn, nextBillingOf, partOf } from '../next-billing.ts';
import { describeSubscription, isOnlyTakenBack, limitedPlanOf, countUnits } from '../subscription.ts';
import { readUsage } from '../decide/what-exceeds.ts';
import {
  dollars,
  presentDetails,
  presentEntry,
  presentLocationAddOn,
  presentMemberAddOn,
  presentSpotAddOn,
} from './presenter.ts';

const LATEST_ENTRIES = 5;

/** Everything that the billing screens show, from what is stored here; the payment provider is not asked. */
export async function readBilling(
  { database, clock, payments }: Pick<AppDeps, 'database' | 'clock' | 'payments'>,
  scope: TenantScope,
): Promise<Billing> {
  const now = clock.now();
  const { drizzle } = database;
  // None depends on another: all are on their way at once.
  const [account, addOns, usage, entries, historyTotal] = await Promise.all([
    readBillingAccount(drizzle, scope),
    listAddOns(drizzle, scope),
    readUsage(drizzle, scope, now),
    listHistory(drizzle, scope, {}, { limit: LATEST_ENTRIES }),
    countHistory(drizzle, scope, {}),
  ]);
  const { subscription, organizationName, isBusy } = account;
  const next = nextBillingOf(subscription, addOns, now);
  return {
    organization: presentAccount(subscription, organizationName, now),
    ...presentNext(next, addOns),
    billingHistory: entries.map(presentEntry),
    historyTotal,
    provider: payments.provider,
    hasSubscription: subscription.paymentSubscriptionId !== null && subscription.status !== 'inactive',
    paymentMethod: cardOf(subscription),
    ...scheduleOf(subscription),
    endsAt: endOf(subscription, now)?.toISOString() ?? null,
    pastDue: await overdueOf(drizzle, scope, subscription),
    addOns: {
      members: addOns.filter(({ kind }) => kind === 'member').map(presentMemberAddOn),
      locations: addOns.filter(({ kind }) => kind === 'location').map(presentLocationAddOn),
      spots: addOns.filter(({ kind }) => kind === 'spot').map(presentSpotAddOn),
    },
    usage: presentUsage(subscription, addOns, usage),
    details: presentDetails(subscription, organizationName),
    isBusy,
    version: subscription.version,
  };
}

function presentAccount(row: SubscriptionRow, name: string, now: Date): Billing['organization'] {
  const { isInTrial } = describeSubscription(row, now);
  return {
    id: row.organizationId,
    name,
    subscriptionPlan: row.plan,
    subscriptionStatus: row.status,
    isInTrial,
    trialDaysRemaining: trialState(describeSubscription(row, now), now).daysRemaining,
    trialEndDate: row.trialEndDate?.toISOString() ?? null,
    nextRenewalDate: row.nextRenewalDate?.toISOString() ?? null,
    autoRenewEnabled: row.autoRenewEnabled,
    cancellationDate: row.cancellationDate?.toISOString() ?? null,
    cancellationReason: row.cancellationReason,
    lastBillingAmount: row.lastBillingAmountCents === null ? null : dollars(row.lastBillingAmountCents),
    billingEmail: row.billingEmail,
  };
}

function presentNext(next: NextBilling, addOns: readonly AddOnRow[]) {
  const names = locationNamesOf(addOns);
  const amountCents = next?.amountCents ?? 0;
  return {
    nextBillingAmount: amountCents / 100,
    nextBillingAmountCents: amountCents,
    nextBillingDate: next?.date.toISOString() ?? null,
    lines: next?.lines.map((line) => presentLine(line, names)) ?? [],
  };
}

function cardOf({ cardBrand, cardLast4, cardExpMonth, cardExpYear }: SubscriptionRow) {
  if (cardBrand === null || cardLast4 === null || cardExpMonth === null || cardExpYear === null) return null;
  return { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear };
}

function scheduleOf({ scheduledPlan, parts, nextRenewalDate, billingCycleEnd }: SubscriptionRow) {
  const plan = parts.map(partOf).find(({ ref }) => ref === PLAN_REF);
  const date = plan?.period.endsAt ?? nextRenewalDate ?? billingCycleEnd;
  return {
    scheduledPlan,
    scheduledPlanDate: scheduledPlan && date ? date.toISOString() : null,
  };
}

/** When a cancelled subscription that is still paid for, or its trial, ends. */
function endOf(subscription: SubscriptionRow, now: Date): Date | null {
  const { status, trialEndDate, billingCycleEnd, parts } = subscription;
  if (status === 'inactive' || subscription.autoRenewEnabled || goesOn(subscription, now)) return null;
  if (status === 'trial') return trialEndDate;
  const plan = parts.map(partOf).find(({ ref }) => ref === PLAN_REF);
  return billingCycleEnd ?? plan?.period.endsAt ?? null;
}

async function overdueOf(
  queries: Queries,
  scope: TenantScope,
  subscription: SubscriptionRow,
): Promise<Billing['pastDue']> {
  const { status, pastDueSince, takenBackSince, takenBackCents } = subscription;
  if (status !== 'past_due') return null;
  const unpaid = await listUnpaid(queries, scope);
  const last = unpaid.at(-1);
  const since = pastDueSince ?? last?.billingDate ?? takenBackSince;
  if (!since) return null;
  const attempt = last?.metadata['nextAttemptAt'];
  return {
    amountCents: unpaid.reduce((sum, { amountCents }) => sum + amountCents, 0),
    takenBackCents,
    isOnlyTakenBack: isOnlyTakenBack(subscription),
    since: since.toISOString(),
    nextAttemptAt: typeof attempt === 'string' ? attempt : null,
    reason: last?.failureReason ?? null,
  };
}

function presentUsage(
  subscription: SubscriptionRow,
  addOns: readonly AddOnRow[],
  { members, places }: Awaited<ReturnType<typeof readUsage>>,
): Billing['usage'] {
  const plan = limitedPlanOf(subscription);
  const active = addOns.filter(({ status }) => status === 'active');
  const limits = effectiveLimits(plan, countUnits(active, null));
  return {
    members: { used: members, limit: limits.members },
    locations: { used: places.length, limit: limits.locations },
    spots: places.map(({ locationId, locationName, spots }) => ({
      locationId,
      locationName,
      used: spots,
      limit: effectiveLimits(plan, countUnits(active, locationId)).spotsPerLocation,
    })),
  };
}
