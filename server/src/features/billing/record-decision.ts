import { PLANS, type AddOnKind, type AuditAction, type BillingType } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { recordChange } from '../audit/record-change.ts';
import { addEntryOnce } from './billing-entry-store.ts';
import type { BillingState } from './billing-state.ts';
import { limitedPlanOf } from './read-plan-capacity.ts';
import type { Operation } from './operation-store.ts';
import type { SubscriptionWish } from './wishes.ts';

type Recorded = { before: BillingState; after: BillingState; now: Date };

/** Writes a decision that has taken effect to the audit log, and to the payment history if no invoice says it. */
export async function recordDecision(tx: Tx, operation: Operation, recorded: Recorded): Promise<void> {
  const { organizationId, by, id, wish } = operation;
  if (by) {
    const change = describeChange(operation, recorded);
    await recordChange(tx, { organizationId, user: by }, change, recorded.now);
  }
  const entry = operation.dueNowCents === 0 ? freeEntry(wish, recorded) : null;
  if (!entry) return;
  await addEntryOnce(tx, tenantScope(organizationId), {
    source: `operation:${id}`,
    amountCents: 0,
    billingDate: recorded.now,
    createdAt: recorded.now,
    ...entry,
  });
}

const ACTIONS = {
  start: 'subscription.started',
  restart: 'subscription.started',
  plan: 'plan.changed',
  add_on: 'add_on.changed',
  cancel: 'subscription.cancelled',
  resume: 'subscription.resumed',
  card: 'card.changed',
  remove_card: 'card.removed',
  pay: 'payment.retried',
} as const satisfies Record<SubscriptionWish['kind'], AuditAction>;

const ADD_ON_LABELS: Record<AddOnKind, string> = {
  member: 'Additional members',
  location: 'Additional locations',
  spot: 'Additional chargers',
};

const planLabel = (plan: keyof typeof PLANS): string => `${PLANS[plan].label} plan`;

function describeChange({ wish, organizationId }: Operation, { before }: Recorded) {
  const action = ACTIONS[wish.kind];
  const plan = limitedPlanOf(before.subscription);
  const subject = { id: organizationId, label: planLabel('plan' in wish ? wish.plan : plan) };
  switch (wish.kind) {
    case 'start':
    case 'restart':
      return { action, subject, before: null, after: { subscriptionPlan: wish.plan } };
    case 'plan':
      return { action, subject, before: { subscriptionPlan: plan }, after: { subscriptionPlan: wish.plan } };
    case 'add_on': {
      const old = before.addOns.find(({ id }) => id === wish.addOnId);
      const label = [ADD_ON_LABELS[wish.addOn], old?.locationName ?? wish.locationName]
        .filter(Boolean)
        .join(', ');
      const had = old?.status === 'active' ? { count: old.count, billingCycle: old.billingCycle } : null;
      const has = wish.count > 0 ? { count: wish.count, billingCycle: wish.nextCycle ?? wish.cycle } : null;
      return { action, subject: { id: wish.addOnId, label }, before: had, after: has };
    }
    case 'cancel':
      return { action, subject, before: null, after: { reason: wish.reason } };
    default:
      return { action, subject, before: null, after: null };
  }
}

type FreeEntry = {
  type: BillingType;
  description: string;
  status: 'paid' | 'cancelled';
  metadata?: Record<string, unknown>;
};

/** The entry of a decision that cost nothing; null for those that are no event of billing. */
function freeEntry(
  wish: SubscriptionWish,
  { before, after, now }: Recorded,
): (FreeEntry & { paidAt?: Date }) | null {
  const free = { status: 'paid', paidAt: now } as const;
  const plan = planLabel(limitedPlanOf(before.subscription));
  // A lower plan may follow, but this one is what ends or goes on.
  const paidPlan = planLabel(before.subscription.plan);
  switch (wish.kind) {
    case 'start':
    case 'restart':
      return { ...free, type: 'subscription', description: `${planLabel(wish.plan)}: payment was set up` };
    case 'plan':
      return {
        ...free,
        type: 'subscription',
        description: `Plan changed from ${plan} to ${planLabel(wish.plan)}`,
      };
    case 'add_on': {
      const addOn = after.addOns.find(({ id }) => id === wish.addOnId);
      const place = addOn?.locationName ? ` at ${addOn.locationName}` : '';
      const what = `${ADD_ON_LABELS[wish.addOn]}${place}`;
      return wish.count === 0
        ? { status: 'cancelled', type: 'addon', description: `${what}: cancelled` }
        : { ...free, type: 'addon', description: `${what}: ${wish.count}, ${wish.nextCycle ?? wish.cycle}` };
    }
    case 'cancel':
      return {
        type: 'cancellation',
        status: 'cancelled',
        description: `${paidPlan}: subscription cancelled`,
        metadata: { reason: wish.reason },
      };
    case 'resume':
      return { ...free, type: 'subscription', description: `${paidPlan}: cancellation taken back` };
    default:
      return null;
  }
}
