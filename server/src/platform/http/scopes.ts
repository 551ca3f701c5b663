import type { Actor, Formats } from '@chargerota/domain';

declare const scoped: unique symbol;

/** A signed-in account acting for itself. Only the access hook makes one. */
export type UserScope = {
  readonly [scoped]: 'user';
  readonly userId: string;
  readonly user: SignedInUser;
  readonly sessionId: string;
};

/**
 * An active member of an organization acting inside it. Store functions of tenants require a scope, so a query without
 * a tenant does not compile. Only the access hook makes one; jobs make their {@link TenantScope} with {@link
 * tenantScope}.
 */
export type OrganizationScope = {
  readonly [scoped]: 'organization';
  readonly organizationId: string;
  readonly membershipId: string;
  readonly role: 'admin' | 'user';
  readonly userId: string;
  readonly user: SignedInUser;
  readonly sessionId: string;
};

/** An operator of the installation. */
export type OperatorScope = {
  readonly [scoped]: 'operator';
  readonly operatorId: string;
  readonly sessionId: string;
};

/** Access to a tenant's rows, by the organization alone. */
export type TenantScope = { readonly [scoped]: 'organization'; readonly organizationId: string };

/** Access to a tenant's rows on behalf of one of its administrators, for followers of what they have done. */
export type ActingScope = TenantScope & { readonly user: Actor };

export type SignedInUser = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  status: 'pending' | 'approved' | 'rejected' | 'suspended';
  /** Of whoever sends a request. */
  formats?: Formats;
};

export type Membership = {
  organizationId: string;
  membershipId: string;
  role: 'admin' | 'user';
  status: 'pending' | 'active' | 'suspended';
};

/** The owner of a session, with their membership in the organization that the request concerns. */
export type Identity = {
  /** Stays the same when the cookie is renewed. */
  sessionId: string;
  /** The new value of the browser's cookie; null if it stays the same. */
  renewedCookie: string | null;
  user: SignedInUser | null;
  operatorId: string | null;
  /** The membership in the requested organization, else in the first one that was joined; null if there is none. */
  membership: Membership | null;
};

/** The operator of a session; `isSetUp` says whether they may do more than set up their account. */
export type OperatorIdentity = { sessionId: string; operatorId: string; isSetUp: boolean };

export const userScope = (identity: Identity & { user: SignedInUser }): UserScope =>
  ({ userId: identity.user.id, user: identity.user, sessionId: identity.sessionId }) as unknown as UserScope;

export const organizationScope = (
  identity: Identity & { user: SignedInUser; membership: Membership },
): OrganizationScope =>
  ({
    organizationId: identity.membership.organizationId,
    membershipId: identity.membership.membershipId,
    role: identity.membership.role,
    userId: identity.user.id,
    user: identity.user,
    sessionId: identity.sessionId,
  }) as unknown as OrganizationScope;

export const operatorScope = ({ operatorId, sessionId }: OperatorIdentity): OperatorScope =>
  ({ operatorId, sessionId }) as unknown as OperatorScope;

export const actingScope = (organizationId: string, user: Actor): ActingScope =>
  ({ organizationId, user }) as unknown as ActingScope;

/** For jobs, and for use cases that know the tenant from the caller's own row. Never call it with a request's input. */
export const tenantScope = (organizationId: string): TenantScope =>
  ({ organizationId }) as unknown as TenantScope;
