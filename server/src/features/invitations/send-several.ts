import { m } from '@chargerota/messages';
import { email as emailField, errorMessage, type ErrorDetail } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { requireConfirmedAddress } from '../accounts/profile/unconfirmed-address.ts';
import { invitePerson } from './send-invitation.ts';
import type { InvitationRow } from './store.ts';

export type SendingResult = {
  email: string;
  invitation: InvitationRow | null;
  refusal: ErrorDetail | null;
};

/**
 * Invites the addresses one after the other, so that a problem with one does not affect the others. Each counts as an
 * invitation of its own; an address that is repeated is invited once.
 * @throws DomainError email_unconfirmed
 */
export async function sendSeveral(
  deps: AppDeps,
  scope: OrganizationScope,
  { emails, role }: { emails: string[]; role: 'admin' | 'user' },
): Promise<SendingResult[]> {
  await requireConfirmedAddress(deps, scope);
  const results: SendingResult[] = [];
  for (const written of emails) {
    const parsed = emailField.safeParse(written);
    const email = parsed.data ?? written.trim();
    const earlier = results.find((result) => result.email === email);
    if (earlier) results.push({ ...earlier, invitation: null, refusal: earlier.refusal ?? alreadyInvited() });
    else if (!parsed.success) results.push({ email, invitation: null, refusal: NO_ADDRESS });
    // In the order given: the first ones get the places that are left.
    else results.push({ email, ...(await attempt(() => invitePerson(deps, scope, { email, role }))) });
  }
  return results;
}

async function attempt(send: () => Promise<InvitationRow>): Promise<Omit<SendingResult, 'email'>> {
  try {
    return { invitation: await send(), refusal: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message, details } = error;
    return { invitation: null, refusal: details[0] ?? { code, message } };
  }
}

const NO_ADDRESS = {
  code: 'invalid_input',
  get message() {
    return m.sentInvitations.invalidEmailAddress;
  },
};
const alreadyInvited = () => ({ code: 'already_invited', message: errorMessage('already_invited') });
