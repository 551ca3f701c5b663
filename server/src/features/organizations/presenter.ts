import type {
  FirstSteps,
  MyOrganization,
  Organization,
  OrganizationMember,
  PendingUser,
} from '@chargerota/contract';
import type { Subscription } from '@chargerota/domain';
import type { Queries } from '../../platform/database/database.ts';
import type { MemberRow, MyOrganizationRow, OrganizationRow } from './store.ts';

/** The subscriptions of organizations, from the feature that has them (server/src/features.ts). */
export type ReadSubscriptions = (
  queries: Queries,
  organizationIds: readonly string[],
  now: Date,
) => Promise<(organizationId: string) => Subscription>;

// The response schemas remove fields that are not in the contract; only dates have to be converted.

export function presentOrganization(row: OrganizationRow, subscription: Subscription): Organization {
  return {
    ...row,
    ...subscription,
    trialStartDate: subscription.trialStartDate?.toISOString() ?? null,
    trialEndDate: subscription.trialEndDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Applicants and suspended members see which organization it is, but nothing that is reserved for its members. */
export function presentMyOrganization(
  { organization, membership }: MyOrganizationRow,
  subscription: Subscription,
): MyOrganization {
  return {
    ...presentOrganization(organization, subscription),
    firstSteps: presentFirstSteps(organization),
    ...(membership.status !== 'active' && FOR_MEMBERS),
    role: membership.role,
    membershipStatus: membership.status,
    membershipId: membership.id,
  };
}

export const presentFirstSteps = ({
  chargersChecked,
  rulesChecked,
  firstStepsPutAway,
}: Pick<OrganizationRow, 'chargersChecked' | 'rulesChecked' | 'firstStepsPutAway'>): FirstSteps => ({
  chargersChecked,
  rulesChecked,
  isPutAway: firstStepsPutAway,
});

const FOR_MEMBERS = {
  contactEmail: null,
  contactPhone: null,
  address: null,
  customAgreementText: null,
  trialStartDate: null,
  trialEndDate: null,
} satisfies Partial<MyOrganization>;

/** Of suspended and refused members an administrator sees only the identity, which is enough to reinstate them. */
export function presentMember(
  { membership, user }: MemberRow,
  inviterName: string | null,
): OrganizationMember {
  return {
    ...membership,
    inviterName,
    joinedAt: membership.joinedAt.toISOString(),
    user: { ...user, ...(membership.status === 'suspended' && HIDDEN_OF_SUSPENDED) },
  };
}

// The account belongs to the person and keeps changing after they have left the organization.
const HIDDEN_OF_SUSPENDED = {
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
    role: membership.role,
  };
}
