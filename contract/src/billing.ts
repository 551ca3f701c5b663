import { m } from '@chargerota/messages';
import {
  ADD_ON_KINDS,
  ADD_ON_QUANTITIES,
  ADD_ON_STATUSES,
  BILLING_CYCLES,
  BILLING_STATUSES,
  BILLING_TYPES,
  CANCELLATION_ENDS,
  DOCUMENT_KINDS,
  SHOWN_DISPUTES,
  type AddOnKind,
} from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, instant, page } from './common.ts';
import type { ErrorCode } from './errors.ts';
import { billingDetailsForm } from './forms/organizations.ts';
import { planId, subscriptionStatus } from './plans.ts';
import { anyone, defineRoute, organizationAdmin } from './route.ts';
import { longText } from './texts.ts';

export const billingCycle = z.enum(BILLING_CYCLES);
const cents = z.int();
const quantity = (kind: AddOnKind) =>
  z.int().refine((count) => ADD_ON_QUANTITIES[kind].includes(count), {
    error: () => m.refusalsFields.pleaseChooseOneOfThe,
  });

/** One line of what is or was due; credits are negative. */
export const billingLine = z.object({
  /** A whole sentence, such as `10 members, monthly`. */
  description: z.string(),
  quantity: z.int(),
  unitAmountCents: cents,
  amountCents: cents,
  billingCycle,
  periodStart: instant,
  periodEnd: instant,
  isProration: z.boolean(),
});
export type BillingLineView = z.infer<typeof billingLine>;

export const billingEntry = z
  .object({
    id,
    type: z.enum(BILLING_TYPES),
    description: z.string(),
    /** In cents. */
    amount: cents,
    currency: z.string(),
    status: z.enum(BILLING_STATUSES),
    billingDate: instant,
    dueDate: instant.nullable(),
    paidAt: instant.nullable(),
    failureReason: z.string().nullable(),
    invoiceId: z.string().nullable(),
    /** What became of a payment that its bank has disputed; `won` and `lost` as seen by whoever was paid. */
    dispute: z.object({ state: z.enum(SHOWN_DISPUTES), amountCents: cents }).nullable(),
    documents: z.array(z.object({ id, kind: z.enum(DOCUMENT_KINDS), number: z.int() })),
  })
  .meta({ id: 'BillingEntry' });
export type BillingEntry = z.infer<typeof billingEntry>;

const addOnFields = {
  id,
  organizationId: id,
  unitPriceCents: cents,
  totalAmountCents: cents,
  /** In the currency's main unit, as `10.25`. */
  totalAmount: z.string(),
  currency: z.string(),
  billingCycle,
  /** The cycle that follows on `nextBillingDate`, if another one was chosen. */
  nextBillingCycle: billingCycle.nullable(),
  purchaseDate: instant,
  /** `cancelled`: paid for until `nextBillingDate` and may be taken up again until then; `expired`: ended. */
  status: z.enum(ADD_ON_STATUSES),
  /** Null if nothing will be charged. For a cancelled add-on, the end of what is paid for. */
  nextBillingDate: instant.nullable(),
};
export const memberAddOn = z.object({ ...addOnFields, membersCount: z.int() }).meta({ id: 'MemberAddOn' });
export const locationAddOn = z
  .object({ ...addOnFields, locationsCount: z.int() })
  .meta({ id: 'LocationAddOn' });
export const spotAddOn = z
  .object({ ...addOnFields, spotsCount: z.int(), locationId: id, locationName: z.string() })
  .meta({ id: 'SpotAddOn' });
export type MemberAddOn = z.infer<typeof memberAddOn>;
export type LocationAddOn = z.infer<typeof locationAddOn>;
export type SpotAddOn = z.infer<typeof spotAddOn>;

/** Something of which there is more than a change would allow. */
export const exceeding = z.object({
  what: z.enum(['members', 'locations', 'spots']),
  used: z.int(),
  limit: z.int(),
  /** For spots, the location that has too many. */
  locationId: id.nullable(),
  locationName: z.string().nullable(),
});
export type Exceeding = z.infer<typeof exceeding>;

const use = z.object({ used: z.int(), limit: z.int().nullable() });

/** As stored, perhaps before the form had its present rules. */
const billingDetails = z.object({
  billingName: z.string(),
  billingAddress: z.string(),
  taxNumber: z.string(),
  billingEmail: z.string(),
});

export const billingView = z
  .object({
    organization: z.object({
      id,
      name: z.string(),
      subscriptionPlan: planId,
      subscriptionStatus,
      isInTrial: z.boolean(),
      trialDaysRemaining: z.int(),
      trialEndDate: instant.nullable(),
      nextRenewalDate: instant.nullable(),
      autoRenewEnabled: z.boolean(),
      cancellationDate: instant.nullable(),
      cancellationReason: z.string().nullable(),
      lastBillingAmount: z.string().nullable(),
      billingEmail: z.string().nullable(),
    }),
    /** In the currency's main unit, as `10.25`. */
    nextBillingAmount: z.number(),
    nextBillingAmountCents: cents,
    nextBillingDate: instant.nullable(),
    lines: z.array(billingLine),
    /** The latest five. */
    billingHistory: z.array(billingEntry),
    historyTotal: z.int(),
    provider: z.enum(['stripe', 'sandbox']),
    /** Whether a subscription has been started, in the trial or after it. */
    hasSubscription: z.boolean(),
    paymentMethod: z
      .object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })
      .nullable(),
    /** A lower plan that follows, and when. */
    scheduledPlan: planId.nullable(),
    scheduledPlanDate: instant.nullable(),
    /** What is paid for stays until then, if the subscription was cancelled. */
    endsAt: instant.nullable(),
    pastDue: z
      .object({
        /** What could not be charged and can still be paid. */
        amountCents: cents,
        /** What banks took back after disputes since the last period was paid. It cannot be paid again. */
        takenBackCents: cents,
        /** Nothing but what was taken back is overdue, so that there is nothing to pay here. */
        isOnlyTakenBack: z.boolean(),
        since: instant,
        nextAttemptAt: instant.nullable(),
        reason: z.string().nullable(),
      })
      .nullable(),
    addOns: z.object({
      members: z.array(memberAddOn),
      locations: z.array(locationAddOn),
      spots: z.array(spotAddOn),
    }),
    usage: z.object({
      members: use,
      locations: use,
      spots: z.array(use.extend({ locationId: id, locationName: z.string() })),
    }),
    details: billingDetails,
    /** Another change is under way. */
    isBusy: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Billing' });
export type Billing = z.infer<typeof billingView>;

export const getBilling = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/billing',
  summary:
    'Plan, trial, add-ons, use, the next amount with its lines, and the latest five entries of the history',
  access: organizationAdmin('billing.read'),
  params: idParams,
  response: billingView,
});

const historyFilter = { type: z.enum(BILLING_TYPES).optional() };

export const listBillingHistory = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/billing/history',
  summary: 'The payment history, newest first: 50 a page, and how many in all in x-total-count',
  access: organizationAdmin('billing.read'),
  params: idParams,
  query: z.strictObject({ ...historyFilter, page: page.default(1) }),
  response: z.array(billingEntry),
});

export const exportBillingHistory = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/billing/history.csv',
  summary: 'The payment history by the same filter as a CSV file',
  access: organizationAdmin('billing.read'),
  params: idParams,
  query: z.strictObject(historyFilter),
  produces: 'text/csv',
  response: z.string(),
});

export const getBillingDocument = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/billing/documents/:documentId',
  summary: 'An invoice or a receipt as a PDF file',
  access: organizationAdmin('billing.read'),
  params: idParams.extend({ documentId: id }),
  produces: 'application/pdf',
  response: z.string(),
});

export const updateBillingDetails = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/billing/details',
  summary: 'What invoices and receipts name from now on',
  access: organizationAdmin('billing.update'),
  params: idParams,
  body: billingDetailsForm.partial(),
  response: billingDetails,
});

/** What a quote stands for; a change that carries it is refused if the figures are no longer those. */
export const confirmedQuote = z.strictObject({ quotedAt: instant, version: z.int(), dueNowCents: cents });
export type ConfirmedQuote = z.infer<typeof confirmedQuote>;
const confirmed = confirmedQuote.optional();

const spotTarget = { locationId: id };
export const billingChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start'), subscriptionPlan: planId }),
  z.strictObject({ kind: z.literal('plan'), subscriptionPlan: planId }),
  z.strictObject({ kind: z.literal('members'), membersCount: quantity('member'), billingCycle }),
  z.strictObject({ kind: z.literal('locations'), locationsCount: quantity('location'), billingCycle }),
  z.strictObject({ kind: z.literal('spots'), spotsCount: quantity('spot'), billingCycle, ...spotTarget }),
  z.strictObject({
    kind: z.literal('edit'),
    addOn: z.enum(ADD_ON_KINDS),
    addOnId: id,
    /** 0 cancels it. */
    count: z.int().min(0).max(100),
    billingCycle,
  }),
]);
export type BillingChange = z.infer<typeof billingChange>;

export const billingQuote = z
  .object({
    quotedAt: instant,
    version: z.int(),
    dueNowCents: cents,
    lines: z.array(billingLine),
    /** When the change takes effect; null: at once. */
    effectiveAt: instant.nullable(),
    /** The next amount after the change. */
    nextBillingAmountCents: cents,
    nextBillingDate: instant.nullable(),
    /** Why the change would be refused. */
    exceeds: z.array(exceeding),
  })
  .meta({ id: 'BillingQuote' });
export type BillingQuote = z.infer<typeof billingQuote>;

/** How long the figures of a quote can be confirmed. */
export const QUOTE_MINUTES = 15;

export const quoteBillingChange = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/billing/quote',
  summary: 'What a change would cost now and on the next billing date, without making it',
  access: organizationAdmin('billing.read'),
  params: idParams,
  body: billingChange,
  response: billingQuote,
  errors: [
    'already_on_plan',
    'add_on_not_active',
    'unlimited_already',
    'too_many_add_ons',
    'subscription_required',
    'payment_setup_required',
    'payment_unavailable',
    'billing_state',
  ],
});

/** The refusals of every change that may be charged. */
const CHANGE_ERRORS = [
  'payment_declined',
  'payment_authentication_required',
  'payment_unavailable',
  'payment_setup_required',
  'subscription_required',
  'billing_busy',
  'billing_changed',
  'billing_state',
  'does_not_fit',
] as const satisfies readonly ErrorCode[];

export const createSetupIntent = defineRoute({
  method: 'POST',
  path: '/api/payment/setup-intent',
  summary: 'Begin to store a card for the current organization',
  access: organizationAdmin('billing.update'),
  status: 200,
  response: z.object({
    clientSecret: z.string(),
    organizationId: id,
    subscriptionPlan: planId,
    provider: z.enum(['stripe', 'sandbox']),
    publishableKey: z.string().nullable(),
  }),
  errors: ['payment_unavailable'],
});

export const createSubscriptionForm = z.strictObject({
  organizationId: id,
  /** The provider's id of a stored card, such as `pm_card_visa`. Never a card number. */
  paymentMethodId: z
    .string()
    .regex(/^[a-z]+_[\w-]{1,95}$/, { error: () => m.refusalsFields.thisIsNotAPayment }),
  /** Absent: the plan that the organization has. */
  subscriptionTier: planId.optional(),
  confirmed,
});

export const createSubscription = defineRoute({
  method: 'POST',
  path: '/api/payment/create-subscription',
  summary:
    'Use a card for the organization: starts its subscription if none is running (charged when the trial ends, or now), else replaces the card and pays what is overdue',
  access: organizationAdmin('billing.update'),
  body: createSubscriptionForm,
  response: billingView,
  errors: CHANGE_ERRORS,
});

export const removePaymentMethod = defineRoute({
  method: 'DELETE',
  path: '/api/organizations/:id/billing/payment-method',
  summary:
    'Forget the card, in the trial (nothing will be charged at its end) or when no subscription is running',
  access: organizationAdmin('billing.update'),
  params: idParams,
  response: billingView,
  errors: CHANGE_ERRORS,
});

export const payOverdue = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/billing/pay',
  summary: 'Try to charge the overdue amount again, now',
  access: organizationAdmin('billing.update'),
  params: idParams,
  response: billingView,
  errors: [...CHANGE_ERRORS, 'nothing_to_pay'],
});

export const changePlan = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/plan',
  summary: 'Change the plan: a higher one at once, a lower one when the paid month ends',
  access: organizationAdmin('billing.update'),
  params: idParams,
  body: z.strictObject({ subscriptionPlan: planId, confirmed }),
  response: billingView,
  errors: [...CHANGE_ERRORS, 'already_on_plan'],
});

export const cancelSubscription = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/cancel-subscription',
  summary:
    'Cancel the subscription: it stays active until the paid month ends, or ends at once if it is overdue. Nothing is charged after',
  access: organizationAdmin('billing.update'),
  params: idParams,
  body: z.strictObject({
    reason: longText(1_000).optional(),
    /** What was shown; refused as `billing_changed` if it would end otherwise. */
    ends: z.enum(CANCELLATION_ENDS).optional(),
  }),
  response: billingView,
  errors: CHANGE_ERRORS,
});

export const reactivateSubscription = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/reactivate-subscription',
  summary:
    'Take back a cancellation, or start the subscription again with the stored card after it has ended',
  access: organizationAdmin('billing.update'),
  params: idParams,
  body: z.strictObject({ subscriptionPlan: planId.optional(), confirmed }),
  response: billingView,
  errors: CHANGE_ERRORS,
});

const ADD_ON_ERRORS = [
  ...CHANGE_ERRORS,
  'add_on_not_active',
  'unlimited_already',
  'too_many_add_ons',
] as const satisfies readonly ErrorCode[];
/** Also of what is bought without `confirmed`, if it is charged at once or looks like the purchase before. */
const PURCHASE_ERRORS = [...ADD_ON_ERRORS, 'quote_required'] as const satisfies readonly ErrorCode[];
const addOnParams = idParams.extend({ addOnId: id });

export const listMemberAddOns = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/member-addons',
  summary: 'Member add-ons, those that have ended last',
  access: organizationAdmin('billing.read'),
  params: idParams,
  response: z.array(memberAddOn),
});
export const buyMemberAddOn = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/member-addons',
  summary: 'Buy room for more members',
  access: organizationAdmin('billing.update'),
  params: idParams,
  body: z.strictObject({
    membersCount: quantity('member').default(1),
    billingCycle: billingCycle.default('monthly'),
    confirmed,
  }),
  status: 201,
  response: memberAddOn,
  errors: PURCHASE_ERRORS,
});
export const editMemberAddOn = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/member-addons/:addOnId',
  summary:
    'Change a member add-on, or take up a cancelled one again; another cycle follows on the next billing date',
  access: organizationAdmin('billing.update'),
  params: addOnParams,
  body: z.strictObject({
    addOnId: id.optional(),
    membersCount: quantity('member').optional(),
    billingCycle: billingCycle.optional(),
    confirmed,
  }),
  response: memberAddOn,
  errors: ADD_ON_ERRORS,
});
export const cancelMemberAddOn = defineRoute({
  method: 'DELETE',
  path: '/api/organizations/:id/member-addons/:addOnId',
  summary: 'Cancel a member add-on: nothing more is charged, and it counts no more for what is added',
  access: organizationAdmin('billing.update'),
  params: addOnParams,
  response: memberAddOn,
  errors: ADD_ON_ERRORS,
});

export const listLocationAddOns = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/location-addons',
  summary: 'Location add-ons, those that have ended last',
  access: organizationAdmin('billing.read'),
  params: idParams,
  response: z.array(locationAddOn),
});
export const buyLocationAddOn = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/location-addons',
  summary: 'Buy room for more locations',
  access: organizationAdmin('billing.update'),
  params: idParams,
  body: z.strictObject({
    locationsCount: quantity('location').default(1),
    billingCycle: billingCycle.default('monthly'),
    confirmed,
  }),
  status: 201,
  response: locationAddOn,
  errors: PURCHASE_ERRORS,
});
export const editLocationAddOn = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/location-addons/:addOnId',
  summary:
    'Change a location add-on, or take up a cancelled one again; another cycle follows on the next billing date',
  access: organizationAdmin('billing.update'),
  params: addOnParams,
  body: z.strictObject({
    addOnId: id.optional(),
    locationsCount: quantity('location').optional(),
    billingCycle: billingCycle.optional(),
    confirmed,
  }),
  response: locationAddOn,
  errors: ADD_ON_ERRORS,
});
export const cancelLocationAddOn = defineRoute({
  method: 'DELETE',
  path: '/api/organizations/:id/location-addons/:addOnId',
  summary: 'Cancel a location add-on: nothing more is charged, and it counts no more for what is added',
  access: organizationAdmin('billing.update'),
  params: addOnParams,
  response: locationAddOn,
  errors: ADD_ON_ERRORS,
});

export const listSpotAddOns = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/spot-addons',
  summary: 'Charger add-ons of the organization’s locations, those that have ended last',
  access: organizationAdmin('billing.read'),
  params: idParams,
  response: z.array(spotAddOn),
});
export const buySpotAddOn = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/spot-addons',
  summary: 'Buy room for more chargers at a location',
  access: organizationAdmin('billing.update'),
  params: idParams,
  body: z.strictObject({
    spotsCount: quantity('spot').default(1),
    ...spotTarget,
    billingCycle: billingCycle.default('monthly'),
    confirmed,
  }),
  status: 201,
  response: spotAddOn,
  errors: PURCHASE_ERRORS,
});
export const editSpotAddOn = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/spot-addons/:addOnId',
  summary:
    'Change a charger add-on, or take up a cancelled one again; another cycle follows on the next billing date',
  access: organizationAdmin('billing.update'),
  params: addOnParams,
  body: z.strictObject({
    addOnId: id.optional(),
    spotsCount: quantity('spot').optional(),
    billingCycle: billingCycle.optional(),
    confirmed,
  }),
  response: spotAddOn,
  errors: ADD_ON_ERRORS,
});
export const cancelSpotAddOn = defineRoute({
  method: 'DELETE',
  path: '/api/organizations/:id/spot-addons/:addOnId',
  summary: 'Cancel a charger add-on: nothing more is charged, and it counts no more for what is added',
  access: organizationAdmin('billing.update'),
  params: addOnParams,
  response: spotAddOn,
  errors: ADD_ON_ERRORS,
});

/** The month through which a card can be used. */
const cardExpiry = z.strictObject({ month: z.int().min(1).max(12), year: z.int().min(2000).max(2099) });

/** The sandbox's bank: what Stripe's card form does in the browser, for the usual test cards. */
export const confirmSandboxCard = defineRoute({
  method: 'POST',
  path: '/api/payment/sandbox/confirm-setup',
  summary:
    'Sandbox only: store a test card, after the pretended bank has authenticated its holder where it wants to',
  access: organizationAdmin('billing.update'),
  body: z.strictObject({
    clientSecret: z.string().regex(/^[\w-]{1,200}$/, { error: () => m.refusalsFields.thisIsNotTheSecret }),
    /** Stripe’s name of a test card, such as `pm_card_visa`. Never a card number. */
    testCard: z.string().regex(/^pm_card_\w{1,80}$/, { error: () => m.refusalsFields.thisIsNotATest }),
    /** As entered. Absent: some years ahead, as for test cards that are used by their names. */
    expiry: cardExpiry.optional(),
    /** What the holder answered to the bank; absent before it has asked. */
    authentication: z.enum(['completed', 'failed']).optional(),
  }),
  response: z.object({
    status: z.enum(['succeeded', 'requires_action']),
    paymentMethodId: z.string().nullable(),
  }),
  errors: ['payment_declined', 'payment_authentication_required'],
});

export const paymentWebhook = defineRoute({
  method: 'POST',
  path: '/api/payment/webhook',
  summary: 'Told by Stripe that something has changed; it is then read from Stripe',
  access: anyone('signed by Stripe; what changed is read from Stripe, not from the message'),
  body: z.string().max(1_000_000),
  response: z.object({ received: z.literal(true) }),
  errors: ['webhook_refused', 'payment_unavailable'],
});
