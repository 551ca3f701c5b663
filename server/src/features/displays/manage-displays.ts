import type { createDisplay, RouteInput } from '@chargerota/contract';
import { MOST_DISPLAYS } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { hashLinkToken, newLinkToken } from '../../platform/tokens.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import { holdLocation } from '../locations/hold-location.ts';
import { DISPLAY_LIMITS } from './limits.ts';
import { countAtLocation, deleteDisplay, type DisplayRow, insertDisplay } from './store.ts';

/**
 * Makes a link to a display. Only the reader of the answer knows the token in it, as only its hash is stored.
 * @throws DomainError not_found, display_limit, rate_limited
 */
export async function makeDisplay(
  deps: AppDeps,
  scope: OrganizationScope,
  { locationId, ...form }: RouteInput<typeof createDisplay>['body'],
): Promise<{ display: DisplayRow; url: string }> {
  await limitAttempts(deps, DISPLAY_LIMITS.createByAccount, scope.userId);
  const { database, clock, config } = deps;
  const token = newLinkToken();
  const display = await inTransaction(database, async (tx) => {
    // The location's row is what two administrators wait for: the count below sees the other's display.
    const location = await holdLocation(tx, scope, locationId);
    if ((await countAtLocation(tx, scope, locationId)) >= MOST_DISPLAYS)
      throw new DomainError('display_limit');
    const { organizationId } = scope;
    const now = clock.now();
    const added = await insertDisplay(tx, {
      ...form,
      organizationId,
      id: newId(),
      locationId,
      tokenHash: hashLinkToken(token),
      createdAt: now,
    });
    const change = {
      action: 'display.added',
      subject: { id: added.id, label: form.name },
      before: null,
      after: { location: location.name, showNames: form.showNames },
    } as const;
    await recordChange(tx, scope, change, now);
    await emitLiveEvents(tx, [{ topic: 'displays', organizationId, locationId }]);
    return added;
  });
  // Browsers keep the fragment to themselves, so the token is in no log and in no Referer.
  return { display, url: `${config.linkUrl}/display#${token}` };
}

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
