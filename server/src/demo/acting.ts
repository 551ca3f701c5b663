import { and, eq } from 'drizzle-orm';
import { MIRROR_ACCOUNT } from '../features/billing/provider/mirror-account.ts';
import { organizationMemberships } from '../features/organizations/tables.ts';
import type { AppDeps } from '../platform/app-deps.ts';
import { organizationScope, type OrganizationScope } from '../platform/http/scopes.ts';
import { sandboxPayments } from '../platform/payments/sandbox.ts';

/** The application as it was at another time. */
export function at(deps: AppDeps, now: Date): AppDeps {
  const clock = { now: () => now };
  if (deps.payments.provider !== 'sandbox') return { ...deps, clock };
  return {
    ...deps,
    clock,
    payments: sandboxPayments({ database: deps.database, clock, mirrorJob: MIRROR_ACCOUNT }),
  };
}

export type Account = { id: string; email: string; firstName: string; lastName: string };

/** A person of the demo who acts in the organization themselves. */
export async function scopeOf(
  { database }: AppDeps,
  organizationId: string,
  { id, email, firstName, lastName }: Account,
): Promise<OrganizationScope> {
  const [membership] = await database.drizzle
    .select({
      organizationId: organizationMemberships.organizationId,
      membershipId: organizationMemberships.id,
      role: organizationMemberships.role,
      status: organizationMemberships.status,
    })
    .from(organizationMemberships)
    .where(
      and(eq(organizationMemberships.organizationId, organizationId), eq(organizationMemberships.userId, id)),
    );
  if (!membership) throw new Error(`${email} is not a member of the demo`);
  return organizationScope({
    sessionId: 'demo',
    renewedCookie: null,
    operatorId: null,
    user: { id, email, firstName, lastName, status: 'approved' },
    membership,
  });
}
