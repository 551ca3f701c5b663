// What happens in one feature and others follow: the whole vocabulary. It is told inside the transaction in which it
// happens, and who follows is listed in server/src/features.ts. A follower can refuse it by an error. What is named in the
// present tense is told before it is written, so that rows are locked in their order.
import type { JoiningSettings } from './joining.ts';
import type { LineSettings } from './line-settings.ts';
import type { LocalDate } from './local-dates.ts';
import type { WeeklyHours } from './opening-hours.ts';
import type { Period } from './periods.ts';
import type { BookingRules, NotificationSettings } from './organization-rules.ts';
import type { PlanName } from './plans.ts';
import type { PrivacySettings } from './privacy.ts';
import type { ReservationState } from './reservation-effects.ts';
import type { ReservationKind } from './reservation-status.ts';
import type { Role } from './reference-lists.ts';
import type { MembershipStatus } from './statuses.ts';

/** Who does it, as the log of changes names them. */
export type Actor = { id: string; email: string; firstName: string | null; lastName: string | null };

export type OrganizationSettings = BookingRules &
  PrivacySettings &
  NotificationSettings &
  LineSettings &
  JoiningSettings;

export type DomainEvent =
  /** An account can be reached by other methods or addresses than before: a number confirmed, mail switched off. */
  | { type: 'contact_changed'; userId: string }
  /** What other members see of an account. */
  | { type: 'profile_changed'; userId: string }
  /** What only the account's own screens show, or which sessions it has. */
  | { type: 'account_changed'; userId: string }
  /** What a person prefers when they look for a charger. */
  | { type: 'preferences_changed'; userId: string; energyNeed: boolean }
  /**
   * Whoever was signed in to the account elsewhere may read nothing any more: in browsers, or also by what was set up
   * there. The account is held, and its sessions have ended or are about to.
   */
  | { type: 'access_withdrawn'; userId: string; from: 'browsers' | 'everything' }
  /** An account may use nothing any more, in any organization. */
  | { type: 'account_suspended'; userId: string }
  | { type: 'account_reinstated'; userId: string }
  /** An administrator has registered, and the payment provider knows their organization. The account is held. */
  | {
      type: 'administrator_registered';
      founder: Actor;
      organization: {
        id: string;
        name: string;
        timezone: string;
        plan: PlanName;
        paymentCustomerId: string;
      };
    }
  | {
      type: 'organization_founded';
      organizationId: string;
      plan: PlanName;
      contactEmail: string;
      /** Null if the payment provider does not know it yet. */
      paymentCustomerId: string | null;
    }
  | { type: 'organization_renamed'; organizationId: string }
  | {
      type: 'settings_changed';
      organizationId: string;
      before: OrganizationSettings;
      changes: Partial<OrganizationSettings>;
    }
  /** An administrator decides about a member, who is held. */
  | {
      type: 'membership_changes';
      organizationId: string;
      by: Actor;
      userId: string;
      /** The member as the log names them. */
      subject: { id: string; label: string };
      before: MembershipState;
      after: MembershipState;
      /** What the person is told; null if it has no effect on them yet. */
      decision: MembershipDecision | null;
      /** The confirmation of the reservations that end by it. */
      confirm: string | undefined;
    }
  /** A person has become an active member by an invitation that counts as approval. */
  | { type: 'member_joined'; organizationId: string; userId: string }
  /** A place is about to be taken of those that the plan has for people. The organization's lock is held. */
  | { type: 'people_grow'; organizationId: string; counted: number }
  /** A location is added or opened again, or gets more chargers. The organization's lock is held. */
  | {
      type: 'places_grow';
      organizationId: string;
      /** Null for a new one. */
      locationId: string | null;
      /** How many locations are in use before one is added or opened again; null if none is. */
      locationsInUse: number | null;
      /** How many the location is to have in use. */
      chargers: number;
    }
  /** A location or some of its chargers can be used no more as it was reserved. The location's row is held. */
  | {
      type: 'places_close';
      organizationId: string;
      by: Actor;
      of: { locationId: string } | { spotIds: string[] };
      /** Another time zone shifts the hours that were reserved. */
      cause: 'closed' | 'other_zone';
      /** The cause as a sentence for members. */
      reason: string;
      /** The place as the log names it. */
      subject: { id: string; label: string };
      /** The confirmation of the reservations that end by it. */
      confirm: string | undefined;
    }
  /** Chargers of a location are about to be closed for a time. Its row and its line are held. */
  | {
      type: 'chargers_close';
      organizationId: string;
      spotIds: string[];
      period: Period;
      /** Why, as a sentence for members. */
      reason: string;
    }
  /** Reservations have ended because their chargers are closed, and their members come first in the line of that day. */
  | {
      type: 'reservations_displaced';
      organizationId: string;
      displaced: readonly (Period & { userId: string; locationId: string; date: LocalDate })[];
    }
  /** Time at a location can be reserved again. */
  | { type: 'time_freed'; organizationId: string; locationId: string }
  /** A location has other opening hours. Its row is held. */
  | {
      type: 'hours_changed';
      organizationId: string;
      location: { id: string; timezone: string };
      before: WeeklyHours;
      after: WeeklyHours;
      /** The confirmation of the reservations that stay in closed hours. */
      keep: string | undefined;
    }
  /** Reservations stay, although new hours close their location meanwhile. */
  | { type: 'reservations_kept'; organizationId: string; kept: readonly KeptReservation[] }
  /** Something of a location that decides what can be reserved there. */
  | {
      type: 'location_changed';
      organizationId: string;
      locationId: string;
      timezone: { before: string; after: string };
    }
  /** A charger that was out of service can be used again. */
  | { type: 'charger_returned'; organizationId: string; by: Actor; locationId: string; spotId: string }
  /** Members have reported a charger as blocked or broken. */
  | { type: 'charger_reported'; organizationId: string; locationId: string }
  | {
      type: 'charger_report_ended';
      organizationId: string;
      locationId: string;
      wasFalse: boolean;
      /** Each with the reservation that they gave up because of it. */
      reporters: readonly { userId: string; reservationId: string | null }[];
    }
  /** A member chooses how they are told of things. */
  | { type: 'choices_changed'; organizationId: string; userId: string; quietHours: boolean };

export type KeptReservation = { id: string; userId: string; timezone: string; startsAt: Date };

export type MembershipState = { role: Role; status: MembershipStatus };

export type MembershipDecision =
  | 'approved'
  | 'approved_by_invitation'
  | 'rejected'
  | 'suspended'
  | 'reinstated'
  | 'became_administrator'
  | 'no_longer_administrator';

export type DomainEventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;

export interface ChangedReservation extends ReservationState {
  id: string;
  userId: string;
  kind: ReservationKind;
}

/** How a reservation becomes another, told to those who follow reservations. */
export interface ReservationChange {
  /** Null of a new one. */
  before: ChangedReservation | null;
  after: ChangedReservation;
  by: ChangedBy;
}

/** Who has changed it, and what its member is told of that. */
export type ChangedBy =
  | 'member'
  /** Nobody has come. */
  | 'absence'
  /** A report turned out to be false; its author is told by others. */
  | 'finding'
  /** It was ended for a reason, which is a sentence, or moved to another charger. */
  | {
      kind: 'spot_closed' | 'cancelled_by_other';
      reason: string;
      mayReserve: boolean;
      /** The number of the charger to which it is moved. */
      movedTo?: string;
      /** When something as long is free next at the location. */
      nextFree?: readonly Period[];
      /** Whether its member is put at the front of the line for its day. */
      isFirstInLine?: boolean;
    };
