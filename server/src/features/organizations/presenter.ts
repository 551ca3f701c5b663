import type { MyOrganization, Organization, OrganizationMember, PendingUser } from '@chargerota/contract';
import type { Subscription } from '../billing/read-subscription.ts';
import type { MemberRow, MyOrganizationRow, OrganizationRow } from './store.ts';

// The response schemas leave out what is not listed in the contract; only dates need work.

export function presentOrganization(row: OrganizationRow, subscription: Subscription): Organization {
  return {
    ...row,
    ...subscription,
    trialStartDate: subscription.trialStartDate?.toISOString() ?? null,
    trialEndDate: subscription.trialEndDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Whoever waits for the organization, or was suspended, reads which one it is, and not what is its members' own. */
export function presentMyOrganization(
  { organization, membership }: MyOrganizationRow,
  subscription: Subscription,
): MyOrganization {
  return {
    ...presentOrganization(organization, subscription),
    ...(membership.status !== 'active' && FOR_MEMBERS),
    role: membership.role,
    membershipStatus: membership.status,
    membershipId: membership.id,
  };
}

const FOR_MEMBERS = {
  contactEmail: null,
  contactPhone: null,
  address: null,
  customAgreementText: null,
  trialStartDate: null,
  trialEndDate: null,
} satisfies Partial<MyOrganization>;

/** Of whoever is suspended, or was refused, an administrator reads who it is: enough to take them back, and no more. */
export function presentMember(
  { membership, user }: MemberRow,
  inviterName: string | null,
): OrganizationMember {
  return {
    ...membership,
    inviterName,
    joinedAt: membership.joinedAt.toISOString(),
    user: { ...user, ...(membership.status === 'suspended' && NOT_OF_SUSPENDED) },
  };
}

// The account is the person's, and goes on changing after the organization has let them go.
const NOT_OF_SUSPENDED = {
  phone: null,
  vehicleMake: null,
  vehicleModel: null,
  vehicleYear: null,
  vehicleColor: null,
  licensePlate: null,
  licensePlateState: null,
  licensePlateType: null,
  emergencyContact: null,
} satisfies Partial<OrganizationMember['user']>;

export function presentPendingUser({ membership, user }: MemberRow): PendingUser {
  return {
    ...user,
    membershipId: membership.id,
    createdAt: user.createdAt.toISOString(),
    askedAt: membership.joinedAt.toISOString(),
  };
}
