import { ADD_ON_STATUSES, BILLING_CYCLES, PLAN_NAMES, SUBSCRIPTION_STATUSES } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { locations } from '../locations/tables.ts';
import { organizationId } from '../organizations/tables.ts';

const BILLING_TYPES = [
  'subscription',
  'addon',
  'trial_start',
  'trial_end',
  'renewal',
  'cancellation',
  'refund',
] as const;
const BILLING_STATUSES = ['pending', 'paid', 'failed', 'refunded', 'cancelled'] as const;

/** How an organization pays: one row each, created with the organization. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    organizationId: organizationId().primaryKey(),
    plan: text('plan', { enum: PLAN_NAMES }).notNull(),
    status: text('status', { enum: SUBSCRIPTION_STATUSES }).notNull(),
    isInTrial: boolean('is_in_trial').notNull().default(false),
    /** Every organization has one trial. */
    trialUsed: boolean('trial_used').notNull().default(false),
    trialStartDate: instant('trial_start_date'),
    trialEndDate: instant('trial_end_date'),
    billingEmail: text('billing_email'),
    /** The payment provider's ids of the organization, its subscription and its card. */
    paymentCustomerId: text('payment_customer_id'),
    paymentSubscriptionId: text('payment_subscription_id'),
    paymentMethodId: text('payment_method_id'),
    billingCycleStart: instant('billing_cycle_start'),
    billingCycleEnd: instant('billing_cycle_end'),
    nextRenewalDate: instant('next_renewal_date'),
    lastBillingAmountCents: integer('last_billing_amount_cents'),
    currency: text('currency').notNull().default('usd'),
    autoRenewEnabled: boolean('auto_renew_enabled').notNull().default(true),
    cancellationDate: instant('cancellation_date'),
    cancellationReason: text('cancellation_reason'),
    additionalLocations: integer('additional_locations').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    oneOf('subscriptions_plan_check', t.plan, PLAN_NAMES),
    oneOf('subscriptions_status_check', t.status, SUBSCRIPTION_STATUSES),
  ],
);

/** The columns that all three kinds of add-on share. Money is in minor units, for the whole billing cycle. */
const addOnColumns = () => ({
  unitPriceCents: integer('unit_price_cents').notNull(),
  totalAmountCents: integer('total_amount_cents').notNull(),
  currency: text('currency').notNull().default('usd'),
  billingCycle: text('billing_cycle', { enum: BILLING_CYCLES }).notNull().default('monthly'),
  purchaseDate: instant('purchase_date').notNull(),
  status: text('status', { enum: ADD_ON_STATUSES }).notNull().default('active'),
  nextBillingDate: instant('next_billing_date'),
  updatedAt: instant('updated_at').notNull(),
});

const addOnChecks = (
  table: string,
  t: { billingCycle: AnyPgColumn; status: AnyPgColumn },
  count: AnyPgColumn,
) => [
  oneOf(`${table}_billing_cycle_check`, t.billingCycle, BILLING_CYCLES),
  oneOf(`${table}_status_check`, t.status, ADD_ON_STATUSES),
  check(`${table}_count_check`, sql`${count} > 0`),
];

export const locationAddOns = pgTable(
  'location_add_ons',
  {
    organizationId: organizationId(),
    id: id(),
    locationsCount: integer('locations_count').notNull().default(1),
    ...addOnColumns(),
  },
  (t) => [
    primaryKey({ name: 'location_add_ons_pkey', columns: [t.organizationId, t.id] }),
    ...addOnChecks('location_add_ons', t, t.locationsCount),
  ],
);

export const memberAddOns = pgTable(
  'member_add_ons',
  {
    organizationId: organizationId(),
    id: id(),
    membersCount: integer('members_count').notNull().default(1),
    ...addOnColumns(),
  },
  (t) => [
    primaryKey({ name: 'member_add_ons_pkey', columns: [t.organizationId, t.id] }),
    ...addOnChecks('member_add_ons', t, t.membersCount),
  ],
);

export const spotAddOns = pgTable(
  'spot_add_ons',
  {
    organizationId: organizationId(),
    id: id(),
    locationId: uuid('location_id').notNull(),
    spotsCount: integer('spots_count').notNull().default(1),
    ...addOnColumns(),
  },
  (t) => [
    primaryKey({ name: 'spot_add_ons_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'spot_add_ons_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    ...addOnChecks('spot_add_ons', t, t.spotsCount),
  ],
);

/** Charges and other events of the subscription. Rows are added and change status; none is deleted. */
export const billingHistory = pgTable(
  'billing_history',
  {
    organizationId: organizationId(),
    id: id(),
    type: text('type', { enum: BILLING_TYPES }).notNull(),
    description: text('description').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('usd'),
    status: text('status', { enum: BILLING_STATUSES }).notNull().default('pending'),
    paymentIntentId: text('payment_intent_id'),
    invoiceId: text('invoice_id'),
    billingDate: instant('billing_date').notNull(),
    dueDate: instant('due_date'),
    paidAt: instant('paid_at'),
    failureReason: text('failure_reason'),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'billing_history_pkey', columns: [t.organizationId, t.id] }),
    index('billing_history_date_idx').on(t.organizationId, t.billingDate),
    oneOf('billing_history_type_check', t.type, BILLING_TYPES),
    oneOf('billing_history_status_check', t.status, BILLING_STATUSES),
  ],
);
