import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import { deleteDisplay } from './store.ts';

/**
 * Makes a display's link lead nowhere. Its open streams end with the second event.
 * @throws DomainError not_found
 */
export function revokeDisplay(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const display = await deleteDisplay(tx, scope, id);
    if (!display) throw new DomainError('not_found');
    const { organizationId } = scope;
    const change = {
      action: 'display.revoked',
      subject: { id, label: display.name },
      before: { name: display.name },
      after: null,
    } as const;
    await recordChange(tx, scope, change, clock.now());
    await emitLiveEvents(tx, [
      { topic: 'displays', organizationId, locationId: display.locationId },
      { topic: 'displays', organizationId, userId: id },
    ]);
  });
}
