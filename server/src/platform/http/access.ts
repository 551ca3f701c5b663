import type { Access, ErrorCode } from '@chargerota/contract';
import type { UserStatus } from '@chargerota/domain';
// Declares `request.cookies` for every compilation that includes this file.
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import { operatorScope, organizationScope, userScope } from './scopes.ts';
import type { Identity, OperatorIdentity, OperatorScope, OrganizationScope, UserScope } from './scopes.ts';

const ORGANIZATION_HEADER = 'x-organization-id';
/** An id that belongs to no row. */
const NIL = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export type Identify = {
  /**
   * Finds the session and the membership for a request's cookies in one query, and sets a new cookie on the reply if the
   * session is renewed. The accounts feature provides it.
   */
  person: (
    cookies: FastifyRequest['cookies'],
    wantedOrganizationId: string | null,
    reply: FastifyReply,
  ) => Promise<Identity | null>;
  /** Finds an operator's session, which has a cookie of its own. The operator feature provides it. */
  operator: (cookies: FastifyRequest['cookies']) => Promise<OperatorIdentity | null>;
};

/** The scope that a handler gets, which follows from the access its route declares. */
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
 * Decides whether the caller may use a route at all, and returns their scope: 401 without a session; 404 for an
 * organization that is not the caller's, so that its existence is not revealed; 403 without the required rights.
 */
export async function resolveScope(
  access: Access,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  identify: Identify,
): Promise<AnyScope> {
  if (access.kind === 'operator') {
    const identity = await identify.operator(request.cookies);
    if (!identity) throw new DomainError('unauthenticated');
    const scope = operatorScope(identity);
    if (!identity.isSetUp && !access.alsoBeforeSetUp) throw refusedTo(request, scope, 'operator_not_set_up');
    return scope;
  }
  const wanted = wantedOrganization(request);
  const identity = await identify.person(request.cookies, wanted, reply);
  if (access.kind === 'anyone')
    return identity?.user ? userScope({ ...identity, user: identity.user }) : null;
  if (!identity?.user) throw new DomainError('unauthenticated');
  const signedIn = { ...identity, user: identity.user };
  const person = userScope(signedIn);
  if (access.kind === 'signedIn') return person;

  const { membership } = identity;
  if (!membership) throw refusedTo(request, person, wanted ? 'not_found' : 'no_organization');
  const refusal = REFUSED_ACCOUNTS[signedIn.user.status];
  if (refusal) throw refusedTo(request, person, refusal);
  if (membership.status !== 'active') throw refusedTo(request, person, 'membership_not_active');
  if (access.kind === 'organizationAdmin' && membership.role !== 'admin')
    throw refusedTo(request, person, 'not_admin');
  return organizationScope({ ...signedIn, membership });
}

/** The refusal of somebody who is known; the log names them by their id. */
function refusedTo(request: FastifyRequest, scope: UserScope | OperatorScope, code: ErrorCode): DomainError {
  request.scope = scope;
  return new DomainError(code);
}

/** The organization of a request: from its path, else from its header; null means the first one that was joined. */
export function wantedOrganization(request: FastifyRequest): string | null {
  const inPath = request.routeOptions.url?.startsWith('/api/organizations/:id')
    ? (request.params as { id?: string }).id
    : undefined;
  const wanted = inPath ?? request.headers[ORGANIZATION_HEADER];
  if (typeof wanted !== 'string' || wanted === '') return null;
  // A malformed id is no organization's, and the database would answer it with a syntax error.
  return UUID.test(wanted) ? wanted : NIL;
}

/**
 * Rows of an account are visible only to that account; for others they do not exist.
 * @throws DomainError not_found
 */
export function requireSelf(scope: UserScope, userId: string): void {
  if (scope.userId !== userId) throw new DomainError('not_found');
}
