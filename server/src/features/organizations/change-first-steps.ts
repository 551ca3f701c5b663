import type { FirstSteps } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { presentFirstSteps } from './presenter.ts';
import { lockSettings, updateSettings } from './settings-store.ts';

type Said = { [K in keyof FirstSteps]?: FirstSteps[K] | undefined };

/** Keeps what an administrator says of the first steps, for all administrators. What is not given stays. */
export function changeFirstSteps(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  said: Said,
): Promise<FirstSteps> {
  return inTransaction(database, async (tx) => {
    const organization = await lockSettings(tx, scope);
    const before = presentFirstSteps(organization);
    const after = {
      chargersChecked: said.chargersChecked ?? before.chargersChecked,
      rulesChecked: said.rulesChecked ?? before.rulesChecked,
      isPutAway: said.isPutAway ?? before.isPutAway,
    };
    const { isPutAway, ...checked } = after;
    await updateSettings(tx, scope, { ...checked, firstStepsPutAway: isPutAway, updatedAt: clock.now() });
    await emitLiveEvents(tx, [{ topic: 'organization', organizationId: scope.organizationId }]);
    return after;
  });
}
