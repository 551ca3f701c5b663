import { invitationTokens } from '../src/features/invitations/tables.ts';
import { hashLinkToken } from '../src/platform/link-token.ts';
import type { Tenant } from './make-tenant.ts';
import type { Bench } from './make-user.ts';

/** Made up for requests that are sent in vain (open-requests.ts). */
export const MADE_UP_TOKEN = 'A'.repeat(43);

/** A link that is right: about one that is made up nobody hears what else is wrong. Answers with its token. */
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
