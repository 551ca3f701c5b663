import { ADD_ON_KINDS, BILLING_CYCLES, PLAN_NAMES } from '@chargerota/domain';
import * as z from 'zod';

// What administrators can decide about the subscription, and how it is stored until it is carried out.

const plan = z.enum(PLAN_NAMES);
const cycle = z.enum(BILLING_CYCLES);

const subscriptionWish = z.discriminatedUnion('kind', [
  /** `paymentMethodId`: the card to be used from now on; without, the stored one. */
  z.object({ kind: z.literal('start'), plan, paymentMethodId: z.string().optional() }),
  z.object({ kind: z.literal('restart'), plan, paymentMethodId: z.string().optional() }),
  z.object({ kind: z.literal('plan'), plan }),
  z.object({
    kind: z.literal('add_on'),
    addOn: z.enum(ADD_ON_KINDS),
    addOnId: z.string(),
    /** 0 cancels it. */
    count: z.int(),
    cycle,
    /** The cycle that follows when the paid period has ended. */
    nextCycle: cycle.nullable(),
    locationId: z.string().nullable(),
    /** The location's name, for an add-on that has no row yet. */
    locationName: z.string().nullish(),
  }),
  /** Ends add-ons that bring nothing any more. */
  z.object({ kind: z.literal('end_add_ons'), addOnIds: z.array(z.string()) }),
  z.object({
    kind: z.literal('cancel'),
    reason: z.string().nullable(),
    /** What is overdue is not paid for, so nothing is left to end with. */
    atOnce: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('card'), paymentMethodId: z.string() }),
  z.object({ kind: z.literal('remove_card') }),
  z.object({ kind: z.literal('pay') }),
]);
export type SubscriptionWish = z.infer<typeof subscriptionWish>;
export type AddOnWish = Extract<SubscriptionWish, { kind: 'add_on' }>;

const date = z.coerce.date();
const partWish = z.object({
  ref: z.string(),
  wish: z.object({
    product: z.custom<`plan.${(typeof PLAN_NAMES)[number]}` | `add-on.${(typeof ADD_ON_KINDS)[number]}`>(
      (value) => typeof value === 'string',
    ),
    cycle,
    unitAmountCents: z.int(),
    quantity: z.int(),
  }),
});

/** One request to the payment provider. Its arguments are stored with it, so that a repetition is the same request. */
const step = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('use_card'), paymentMethodId: z.string() }),
  z.object({
    ask: z.literal('start'),
    paymentMethodId: z.string(),
    parts: z.array(partWish),
    trialEnd: date.nullable(),
  }),
  z.object({ ask: z.literal('change'), parts: z.array(partWish), at: date }),
  z.object({ ask: z.literal('end_at_period_end'), ends: z.boolean() }),
  z.object({ ask: z.literal('end') }),
  z.object({ ask: z.literal('remove_card') }),
  z.object({ ask: z.literal('pay') }),
]);
export type Step = z.infer<typeof step>;

/** What a row of `billing_operations` holds. */
export const storedWish = z.object({
  wish: subscriptionWish,
  steps: z.array(step),
  /** What is charged at once. */
  dueNowCents: z.int(),
  customerId: z.string().nullable(),
  /** The administrator; null for what follows by itself from an earlier decision. */
  by: z
    .object({
      id: z.string(),
      email: z.string(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      status: z.enum(['pending', 'approved', 'rejected', 'suspended']),
    })
    .nullable(),
});
export type StoredWish = z.infer<typeof storedWish>;
