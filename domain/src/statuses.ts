// The possible states; those of reservations are in reservation-status.ts. The condition of each UPDATE decides which
// state may follow which, so two changes at once cannot both start from the same state.

export const USER_STATUSES = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const MEMBERSHIP_STATUSES = ['pending', 'active', 'suspended'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export const INVITATION_STATUSES = ['pending', 'accepted', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const SUBSCRIPTION_STATUSES = ['active', 'inactive', 'trial', 'past_due'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const ADD_ON_STATUSES = ['active', 'cancelled', 'expired'] as const;
export type AddOnStatus = (typeof ADD_ON_STATUSES)[number];

/** Kinds of entries of the payment history, and their states. */
export const BILLING_TYPES = [
  'subscription',
  'addon',
  'trial_start',
  'trial_end',
  'renewal',
  'cancellation',
  'refund',
] as const;
export type BillingType = (typeof BILLING_TYPES)[number];
export const BILLING_STATUSES = ['pending', 'paid', 'failed', 'refunded', 'cancelled'] as const;
export type BillingStatus = (typeof BILLING_STATUSES)[number];
/**
 * Of a payment that its cardholder, or their bank, has questioned. `inquiry`: the bank asks, and no money has moved;
 * `won` and `lost` as seen by whoever was paid; `closed`: it came to nothing, or was settled by paying back.
 */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];
/** Those that whoever has paid is told of, the one that matters most first. */
export const SHOWN_DISPUTES = ['open', 'lost', 'won'] as const satisfies DisputeState[];
export const DOCUMENT_KINDS = ['invoice', 'receipt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const BILLING_OPERATION_STATES = ['pending', 'done', 'refused'] as const;

export const NOTIFICATION_STATUSES = ['pending', 'sent', 'failed'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

export const TICKET_STATUSES = ['pending', 'in_work', 'completed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** Whether a charger can be reserved at all: it is in use and not in maintenance. */
export const isInService = (charger: { isActive: boolean; currentStatus: string }): boolean =>
  charger.isActive && charger.currentStatus !== 'maintenance';
