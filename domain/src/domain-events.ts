// What happens in one feature and others follow: the whole vocabulary. It is told inside the transaction in which it
// happens, and who follows is listed in server/src/app.ts. What is named in the present tense is told before it is
// written, so that rows are locked in their order, and a follower can refuse it by an error.
import type { JoiningSettings } from './joining.ts';
import type { LineSettings } from './line-settings.ts';
import type { BookingRules, NoticeSettings } from './organization-rules.ts';
import type { PlanName } from './plans.ts';
import type { PrivacySettings } from './privacy.ts';
import type { Role } from './reference-lists.ts';
import type { MembershipStatus } from './statuses.ts';

/** Who does it, as the log of changes names them. */
export type Actor = { id: string; email: string; firstName: string | null; lastName: string | null };

export type OrganizationSettings = BookingRules &
  PrivacySettings &
  NoticeSettings &
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
  /** A member chooses how they are told of things. */
  | { type: 'choices_changed'; organizationId: string; userId: string; quietHours: boolean };

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
