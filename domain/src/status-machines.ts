// Which states there are and which follow which (SPEC.md §4, DESIGN.md §6). Reservations: reservation-status.ts.

type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** True if `to` may follow `from`. Staying in a state is no transition. */
export function mayFollow<State extends string>(table: Transitions<State>, from: State, to: State): boolean {
  return table[from].includes(to);
}

export const USER_STATUSES = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
/** Only an operator suspends an account and lifts that again. */
export const USER_TRANSITIONS: Transitions<UserStatus> = {
  pending: ['approved', 'rejected', 'suspended'],
  approved: ['suspended'],
  rejected: ['approved', 'suspended'],
  suspended: ['approved'],
};

export const MEMBERSHIP_STATUSES = ['pending', 'active', 'suspended'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];
/** A refused applicant is suspended: the row stays, so that a later approval needs no new invitation. */
export const MEMBERSHIP_TRANSITIONS: Transitions<MembershipStatus> = {
  pending: ['active', 'suspended'],
  active: ['suspended'],
  suspended: ['active'],
};

export const INVITATION_STATUSES = ['pending', 'accepted', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
/** Declining, by the invited, and deleting, by an administrator, both revoke. */
export const INVITATION_TRANSITIONS: Transitions<InvitationStatus> = {
  pending: ['accepted', 'expired', 'revoked'],
  accepted: [],
  expired: [],
  revoked: [],
};

export const SUBSCRIPTION_STATUSES = ['active', 'inactive', 'trial', 'past_due'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export const SUBSCRIPTION_TRANSITIONS: Transitions<SubscriptionStatus> = {
  trial: ['active', 'inactive'],
  active: ['past_due', 'inactive'],
  past_due: ['active', 'inactive'],
  inactive: ['active'],
};

export const ADD_ON_STATUSES = ['active', 'cancelled', 'expired'] as const;
export type AddOnStatus = (typeof ADD_ON_STATUSES)[number];

export const NOTIFICATION_STATUSES = ['pending', 'sent', 'failed'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

export const TICKET_STATUSES = ['pending', 'in_work', 'completed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
/** An operator sets any status at any time. */
export const TICKET_TRANSITIONS: Transitions<TicketStatus> = {
  pending: ['in_work', 'completed'],
  in_work: ['pending', 'completed'],
  completed: ['pending', 'in_work'],
};

export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];
