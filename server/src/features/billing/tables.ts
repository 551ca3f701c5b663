import {
  ADD_ON_STATUSES,
  BILLING_CYCLES,
  BILLING_OPERATION_STATES,
  BILLING_STATUSES,
  BILLING_TYPES,
  DOCUMENT_KINDS,
  PLAN_NAMES,
  SUBSCRIPTION_STATUSES,
  type DisputeState,
  type Part,
} from '@chargerota/domain';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { locations } from '../locations/tables.ts';
import { organizationId } from '../organizations/tables.ts';

/** A part of the subscription as JSON: its instants are ISO strings. */
export type StoredPart = Omit<Part, 'period'> & { period: { startsAt: string; endsAt: string } };

/** A dispute as JSON: its instants are ISO strings. */
export type StoredDispute = {
  /** The provider's. */
  id: string;
  state: DisputeState;
  amountCents: number;
  respondBy: string | null;
  /** When it was first known to be lost. */
  lostAt: string | null;
};

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
    /** A lower plan that follows when the paid month ends; new members, locations and chargers must fit it already. */
    scheduledPlan: text('scheduled_plan', { enum: PLAN_NAMES }),
    /** The start of the subscription's periods. */
    billingAnchor: instant('billing_anchor'),
    /** An open invoice could not be charged. */
    pastDueSince: instant('past_due_since'),
    /** What banks took back by lost disputes since the last paid period: the payment is overdue, but not by a charge. */
    takenBackSince: instant('taken_back_since'),
    takenBackCents: integer('taken_back_cents').notNull().default(0),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardExpMonth: integer('card_exp_month'),
    cardExpYear: integer('card_exp_year'),
    /** What documents name. Without a name, the organization's. */
    billingName: text('billing_name'),
    billingAddress: text('billing_address'),
    taxNumber: text('tax_number'),
    /** The subscription's parts as the provider last described them. */
    parts: jsonb('parts').$type<StoredPart[]>().notNull().default([]),
    /** Counts the changes of what administrators decide on, so that a confirmed figure is refused when it is outdated. */
    version: integer('version').notNull().default(0),
    /**
     * Each reading of the provider's account draws a ticket before it reads. One that finds a later ticket stored reads
     * again, so that nothing is replaced by older news.
     */
    ticketsDrawn: integer('tickets_drawn').notNull().default(0),
    ticketStored: integer('ticket_stored').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    oneOf('subscriptions_plan_check', t.plan, PLAN_NAMES),
    oneOf('subscriptions_status_check', t.status, SUBSCRIPTION_STATUSES),
    oneOf('subscriptions_scheduled_plan_check', t.scheduledPlan, PLAN_NAMES),
    uniqueIndex('subscriptions_customer_key').on(t.paymentCustomerId),
    index('subscriptions_renewal_idx').on(t.nextRenewalDate),
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
  /** More than the count until `nextBillingDate`, after the add-on was lowered or cancelled. */
  paidCount: integer('paid_count').notNull().default(0),
  /** The cycle that follows then, if another one was chosen. */
  nextBillingCycle: text('next_billing_cycle', { enum: BILLING_CYCLES }),
  cancelledAt: instant('cancelled_at'),
  updatedAt: instant('updated_at').notNull(),
});

const addOnChecks = (
  table: string,
  t: { billingCycle: AnyPgColumn; nextBillingCycle: AnyPgColumn; status: AnyPgColumn },
  count: AnyPgColumn,
) => [
  oneOf(`${table}_billing_cycle_check`, t.billingCycle, BILLING_CYCLES),
  oneOf(`${table}_next_billing_cycle_check`, t.nextBillingCycle, BILLING_CYCLES),
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
    disputes: jsonb('disputes').$type<StoredDispute[]>().notNull().default([]),
    /** What the entry is about, so that it is written once: `invoice:…`, `refund:…`, `operation:…`, `trial_end`. */
    source: text('source'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'billing_history_pkey', columns: [t.organizationId, t.id] }),
    index('billing_history_date_idx').on(t.organizationId, t.billingDate),
    // The latest of all organizations, for operators.
    index('billing_history_created_idx').on(t.createdAt),
    uniqueIndex('billing_history_source_key').on(t.organizationId, t.source),
    // The disputes of all organizations, for operators.
    index('billing_history_disputed_idx')
      .on(t.organizationId)
      .where(sql`${t.disputes} <> '[]'`),
    oneOf('billing_history_type_check', t.type, BILLING_TYPES),
    oneOf('billing_history_status_check', t.status, BILLING_STATUSES),
  ],
);

/** Invoices and receipts, numbered without gaps within an organization. Rows never change: `facts` is what was printed. */
export const billingDocuments = pgTable(
  'billing_documents',
  {
    organizationId: organizationId(),
    id: id(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    number: integer('number').notNull(),
    /** The provider's id of the invoice. */
    invoiceId: text('invoice_id').notNull(),
    issuedAt: instant('issued_at').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'billing_documents_pkey', columns: [t.organizationId, t.id] }),
    uniqueIndex('billing_documents_number_key').on(t.organizationId, t.kind, t.number),
    uniqueIndex('billing_documents_invoice_key').on(t.organizationId, t.kind, t.invoiceId),
    oneOf('billing_documents_kind_check', t.kind, DOCUMENT_KINDS),
  ],
);

/**
 * What an administrator has decided about the subscription, written before the provider is asked, so that it can be
 * completed after a crash. An organization has one at a time.
 */
export const billingOperations = pgTable(
  'billing_operations',
  {
    organizationId: organizationId(),
    id: id(),
    kind: text('kind').notNull(),
    wish: jsonb('wish').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: BILLING_OPERATION_STATES }).notNull().default('pending'),
    /** The error code that it was refused with. */
    refusal: text('refusal'),
    requestedBy: uuid('requested_by'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ name: 'billing_operations_pkey', columns: [t.organizationId, t.id] }),
    uniqueIndex('billing_operations_one_pending_key')
      .on(t.organizationId)
      .where(sql`${t.state} = 'pending'`),
    oneOf('billing_operations_state_check', t.state, BILLING_OPERATION_STATES),
  ],
);

/** Each run of the comparison with the provider, and what it mended. */
export const billingReconciliations = pgTable('billing_reconciliations', {
  id: id().primaryKey(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  /** Where the next run begins to read. */
  cursor: text('cursor'),
  customersRead: integer('customers_read').notNull().default(0),
  /** One entry for each organization whose stored state differed. */
  mended: jsonb('mended').$type<Record<string, unknown>[]>().notNull().default([]),
});
