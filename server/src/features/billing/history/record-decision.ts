import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import { PLANS, type AddOnKind, type AuditAction, type BillingType } from '@chargerota/domain';
import type { Tx } from '../../../platform/database/database.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import { recordChange, type Change } from '../../organizations/audit/record-change.ts';
import type { AddOnRow } from '../add-on-store.ts';
import type { BillingState } from '../billing-state.ts';
import { limitedPlanOf } from '../subscription.ts';
import type { Operation } from '../operation-store.ts';
import { endedBy } from '../wish-effects.ts';
import type { SubscriptionWish } from '../wishes.ts';
import { addEntryOnce } from './history-store.ts';

type Recorded = { before: BillingState; after: BillingState; now: Date };

/** Writes a decision that has taken effect to the audit log, and to the payment history if no invoice says it. */
export async function recordDecision(tx: Tx, operation: Operation, recorded: Recorded): Promise<void> {
  const { organizationId, by, id, wish } = operation;
  if (by) {
    for (const change of describeChanges(operation, recorded))
      await recordChange(tx, { organizationId, user: by }, change, recorded.now);
  }
  const entry = operation.dueNowCents === 0 ? freeEntry(wish, recorded) : null;
  const entries = [
    ...(entry ? [{ source: `operation:${id}`, ...entry }] : []),
    ...endedAddOns(wish, recorded).map((addOn) => ({
      source: `operation:${id}:${addOn.id}`,
      ...cancelledEntry(addOnName(addOn.kind, addOn.locationName)),
    })),
  ];
  const at = { billingDate: recorded.now, createdAt: recorded.now };
  for (const one of entries)
    await addEntryOnce(tx, tenantScope(organizationId), { amountCents: 0, ...at, ...one });
}

/** The add-ons that end with the decision because they bring nothing any more. */
const endedAddOns = (wish: SubscriptionWish, { before }: Recorded): AddOnRow[] =>
  wish.kind === 'plan' || wish.kind === 'end_add_ons' ? endedBy(before, wish) : [];

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
} as const satisfies Record<Exclude<SubscriptionWish['kind'], 'end_add_ons'>, AuditAction>;

const planLabel = (plan: keyof typeof PLANS): string => inEnglish(() => PLANS[plan].label);

/** An add-on that was changed, as the audit log names it; null: there was none before, or is none after. */
function addOnChange(
  { id, kind, locationName }: Pick<AddOnRow, 'id' | 'kind' | 'locationName'>,
  before: Change['before'],
  after: Change['after'],
): Change {
  const addOn = inEnglish(() => m.stored.addOns[kind]);
  const label = locationName ? inEnglish(() => m.stored.addOnOf({ addOn, location: locationName })) : addOn;
  return { action: ACTIONS.add_on, subject: { id, label }, before, after };
}

const termsOf = ({ count, billingCycle }: AddOnRow) => ({ count, billingCycle });

function describeChanges({ wish, organizationId }: Operation, recorded: Recorded): Change[] {
  const { before } = recorded;
  const plan = limitedPlanOf(before.subscription);
  const ended = endedAddOns(wish, recorded).map((addOn) => addOnChange(addOn, termsOf(addOn), null));
  if (wish.kind === 'end_add_ons') return ended;
  const action = ACTIONS[wish.kind];
  const subject = { id: organizationId, label: planLabel('plan' in wish ? wish.plan : plan) };
  switch (wish.kind) {
    case 'start':
    case 'restart':
      return [{ action, subject, before: null, after: { subscriptionPlan: wish.plan } }];
    case 'plan': {
      const [from, to] = [{ subscriptionPlan: plan }, { subscriptionPlan: wish.plan }];
      return [{ action, subject, before: from, after: to }, ...ended];
    }
    case 'add_on': {
      const old = before.addOns.find(({ id }) => id === wish.addOnId);
      const { addOnId: id, addOn: kind, locationName = null } = wish;
      const has = wish.count > 0 ? { count: wish.count, billingCycle: wish.nextCycle ?? wish.cycle } : null;
      return [
        addOnChange(old ?? { id, kind, locationName }, old?.status === 'active' ? termsOf(old) : null, has),
      ];
    }
    case 'cancel':
      return [{ action, subject, before: null, after: { reason: wish.reason } }];
    default:
      return [{ action, subject, before: null, after: null }];
  }
}

type FreeEntry = {
  type: BillingType;
  description: string;
  status: 'paid' | 'cancelled';
  metadata?: Record<string, unknown>;
};

const addOnName = (kind: AddOnKind, location: string | null): string =>
  location ? m.stored.addOnAt({ addOn: m.stored.addOns[kind], location }) : m.stored.addOns[kind];

const cancelledEntry = (addOn: string): FreeEntry => ({
  status: 'cancelled',
  type: 'addon',
  description: m.stored.addOnCancelled({ addOn }),
});

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
      return {
        ...free,
        type: 'subscription',
        description: m.stored.paymentSetUp({ label: planLabel(wish.plan) }),
      };
    case 'plan':
      return {
        ...free,
        type: 'subscription',
        description: m.stored.planChanged({ before: plan, after: planLabel(wish.plan) }),
      };
    case 'add_on': {
      const addOn = after.addOns.find(({ id }) => id === wish.addOnId);
      const what = addOnName(wish.addOn, addOn?.locationName ?? null);
      return wish.count === 0
        ? cancelledEntry(what)
        : {
            ...free,
            type: 'addon',
            description: m.stored.addOnChanged[wish.nextCycle ?? wish.cycle]({
              addOn: what,
              number: wish.count,
            }),
          };
    }
    case 'cancel':
      return {
        type: 'cancellation',
        status: 'cancelled',
        description: m.stored.subscriptionCancelled({ label: paidPlan }),
        metadata: { reason: wish.reason },
      };
    case 'resume':
      return {
        ...free,
        type: 'subscription',
        description: m.stored.cancellationTakenBack({ label: paidPlan }),
      };
    default:
      return null;
  }
}
