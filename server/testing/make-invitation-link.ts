import { invitationTokens } from '../src/features/invitations/tables.ts';
import { hashLinkToken } from '../src/platform/tokens.ts';
import type { Tenant } from './make-tenant.ts';
import type { Bench } from './make-user.ts';

/** An invalid token for requests that must fail (open-requests.ts). */
export const MADE_UP_TOKEN = 'A'.repeat(43);

/** The token of a valid link. A request with an invalid one is refused before anything else in it is checked. */
export async function makeInvitationLink({ database, clock }: Bench, tenant: Tenant): Promise<string> {
  const token = 'B'.repeat(43);
  await database.drizzle.insert(invitationTokens).values({
    tokenHash: hashLinkToken(token),
    organizationId: tenant.id,
    invitationId: tenant.invitationId,
    createdAt: clock.now(),
  });
  return token;
}
