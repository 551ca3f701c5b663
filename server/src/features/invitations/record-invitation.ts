import type { Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import type { InvitationRow } from './store.ts';

/** Records an administrator's action on an invitation, and tells open screens that show the list. */
export async function recordInvitation(
  tx: Tx,
  scope: OrganizationScope,
  action: 'invitation.sent' | 'invitation.resent' | 'invitation.revoked',
  { before, after }: { before: InvitationRow | null; after: InvitationRow },
  now: Date,
): Promise<void> {
  const subject = { id: after.id, label: after.email };
  const values = { before: before && factsOf(before), after: factsOf(after) };
  await recordChange(tx, scope, { action, subject, ...values }, now);
  await emitLiveEvents(tx, [{ topic: 'invitations', organizationId: scope.organizationId }]);
}

const factsOf = ({ role, status, expiresAt }: InvitationRow) => ({
  role,
  status,
  expiresAt: expiresAt.toISOString(),
});
