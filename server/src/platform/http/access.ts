import type { Access, ErrorCode } from '@chargerota/contract';
import type { UserStatus } from '@chargerota/domain';
// For `request.cookies`, wherever this file is compiled.
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import { operatorScope, organizationScope, userScope, type Identity } from './scopes.ts';
import type { OperatorScope, OrganizationScope, UserScope } from './scopes.ts';

const ORGANIZATION_HEADER = 'x-organization-id';
/** An id that belongs to no row. */
const NIL = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Reads whose session a request's cookies name, and their membership, in one query, and sets another cookie on the reply
 * when the session is renewed; the accounts feature provides it.
 */
export type Identify = (
  cookies: FastifyRequest['cookies'],
  wantedOrganizationId: string | null,
  reply: FastifyReply,
) => Promise<Identity | null>;

/** The scope that a handler gets, by the access its route declares. */
export type ScopeOf<A extends Access> = A['kind'] extends 'anyone'
  ? UserScope | null
  : A['kind'] extends 'signedIn'
    ? UserScope
    : A['kind'] extends 'operator'
      ? OperatorScope
      : OrganizationScope;

/** The refusal for an account that may not act in an organization. */
const REFUSED_ACCOUNTS: Record<UserStatus, ErrorCode | null> = {
  approved: null,
  pending: 'account_not_approved',
  rejected: 'account_rejected',
  suspended: 'account_suspended',
};

type AnyScope = UserScope | OrganizationScope | OperatorScope | null;

/**
 * Decides whether the caller may use a route at all, and as whom: 401 without a session; 404 for an
 * organization that isn't the caller's, so that its existence doesn't show; 403 for a lesser standing.
 */
export async function resolveScope(
  access: Access,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  identify: Identify,
): Promise<AnyScope> {
  const wanted = wantedOrganization(request);
  const identity = await identify(request.cookies, wanted, reply);

  if (access.kind === 'anyone')
    return identity?.user ? userScope({ ...identity, user: identity.user }) : null;
  if (access.kind === 'operator') {
    if (!identity?.developerId) throw new DomainError('unauthenticated');
    return operatorScope({ ...identity, developerId: identity.developerId });
  }
  if (!identity?.user) throw new DomainError('unauthenticated');
  const signedIn = { ...identity, user: identity.user };
  if (access.kind === 'signedIn') return userScope(signedIn);

  const { membership } = identity;
  if (!membership) throw new DomainError(wanted ? 'not_found' : 'no_organization');
  const refusal = REFUSED_ACCOUNTS[signedIn.user.status];
  if (refusal) throw new DomainError(refusal);
  if (membership.status !== 'active') throw new DomainError('membership_not_active');
  if (access.kind === 'organizationAdmin' && membership.role !== 'admin') throw new DomainError('not_admin');
  return organizationScope({ ...signedIn, membership });
}

/** The organization a request is about: the one in its path, else in its header; null means the first joined. */
export function wantedOrganization(request: FastifyRequest): string | null {
  const inPath = request.routeOptions.url?.startsWith('/api/organizations/:id')
    ? (request.params as { id?: string }).id
    : undefined;
  const wanted = inPath ?? request.headers[ORGANIZATION_HEADER];
  if (typeof wanted !== 'string' || wanted === '') return null;
  // An id that cannot be one is nobody's organization, but asking the database for it would raise a syntax error.
  return UUID.test(wanted) ? wanted : NIL;
}

/**
 * Rows of an account are visible to that account only; for others they do not exist.
 * @throws DomainError not_found
 */
export function requireSelf(scope: UserScope, userId: string): void {
  if (scope.userId !== userId) throw new DomainError('not_found');
}
