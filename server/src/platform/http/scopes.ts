declare const scoped: unique symbol;

/** A signed-in account acting for itself. Made by the access hook only. */
export type UserScope = {
  readonly [scoped]: 'user';
  readonly userId: string;
  readonly user: SignedInUser;
  readonly sessionId: string;
};

/**
 * An active member of an organization acting inside it. Tenant store functions take one, so a query without a
 * tenant doesn't compile. Made by the access hook; jobs make their {@link TenantScope} by {@link tenantScope}.
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

/** An operator of the developer portal. */
export type OperatorScope = {
  readonly [scoped]: 'operator';
  readonly developerId: string;
  readonly sessionId: string;
};

/** What a tenant's rows can be reached with: the organization alone. */
export type TenantScope = { readonly [scoped]: 'organization'; readonly organizationId: string };

export type SignedInUser = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  status: 'pending' | 'approved' | 'rejected' | 'suspended';
};

export type Membership = {
  organizationId: string;
  membershipId: string;
  role: 'admin' | 'user';
  status: 'pending' | 'active' | 'suspended';
};

/** Who a session belongs to, and its place in the organization that the request concerns. */
export type Identity = {
  /** Stays when the cookie is renewed. */
  sessionId: string;
  /** What the browser's cookie must be from now on; null when it stays. */
  renewedCookie: string | null;
  user: SignedInUser | null;
  developerId: string | null;
  /** In the wanted organization, else in the first joined; null when there is none. */
  membership: Membership | null;
};

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

export const operatorScope = (identity: Identity & { developerId: string }): OperatorScope =>
  ({ developerId: identity.developerId, sessionId: identity.sessionId }) as unknown as OperatorScope;

/** For jobs, and for use cases that know the tenant from the caller's own row; never from a request's input. */
export const tenantScope = (organizationId: string): TenantScope =>
  ({ organizationId }) as unknown as TenantScope;
