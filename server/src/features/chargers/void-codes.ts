import type { RouteInput, voidChargerCodes } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import { lockPlace, raiseCodeVersions } from './code-store.ts';

/**
 * Makes printed codes void; a sheet that is printed afterwards works.
 * @throws DomainError not_found
 */
export function voidCodes(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  locationId: string,
  { spotIds }: RouteInput<typeof voidChargerCodes>['body'],
): Promise<{ voided: number }> {
  return inTransaction(database, async (tx) => {
    const name = await lockPlace(tx, scope, locationId);
    if (name === null) throw new DomainError('not_found');
    const chargers = await raiseCodeVersions(tx, scope, { locationId, ids: spotIds ?? null });
    if (spotIds && chargers.length < new Set(spotIds).size) throw new DomainError('not_found');
    const change = {
      action: 'charger.codes_voided',
      subject: { id: locationId, label: name },
      before: null,
      after: { chargers: spotIds ? chargers : 'all' },
    } as const;
    await recordChange(tx, scope, change, clock.now());
    return { voided: chargers.length };
  });
}
