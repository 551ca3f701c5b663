import type {
  Preferences,
  RouteInput,
  updatePreferences as updatePreferencesRoute,
} from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Queries, type Tx } from '../../../platform/database/database.ts';
import { takeLocks } from '../../../platform/database/locks.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { findPreferences, upsertPreferences, type PreferencesRow } from './store.ts';

/** A person's own preferences, which nobody else reads. */
export const readPreferences = async (queries: Queries, { userId }: Pick<UserScope, 'userId'>) =>
  presentPreferences(await findPreferences(queries, userId));

/** Nobody else changes the person's preferences, or ranks locations by them, before the transaction ends. */
export const holdPreferences = (tx: Tx, userId: string): Promise<void> =>
  takeLocks(tx, [{ of: 'member', id: userId }]);

/** Changes a person's own preferences; absent fields stay as they are. @throws DomainError rate_limited */
export async function updatePreferences(
  deps: AppDeps,
  scope: UserScope,
  form: RouteInput<typeof updatePreferencesRoute>['body'],
): Promise<Preferences> {
  await limitAttempts(deps, ACCOUNT_LIMITS.changePreferencesByAccount, scope.userId);
  return inTransaction(deps.database, async (tx) => {
    await holdPreferences(tx, scope.userId);
    const now = deps.clock.now();
    const row = await upsertPreferences(tx, scope.userId, columnsOf(form), now);
    const energyNeed = form.usualEnergyKwh !== undefined;
    await deps.tell(tx, { type: 'preferences_changed', userId: scope.userId, energyNeed }, now);
    return presentPreferences(row);
  });
}

type Form = RouteInput<typeof updatePreferencesRoute>['body'];

function columnsOf({
  chargingTypes,
  connectorTypes,
  amenities,
  home,
  work,
  ...rest
}: Form): Partial<PreferencesRow> {
  return {
    ...rest,
    ...(chargingTypes && { preferredChargingTypes: [...new Set(chargingTypes)] }),
    ...(connectorTypes && { preferredConnectorTypes: [...new Set(connectorTypes)] }),
    ...(amenities && { preferredAmenities: [...new Set(amenities)] }),
    ...(home !== undefined && {
      homeLatitude: home?.latitude ?? null,
      homeLongitude: home?.longitude ?? null,
    }),
    ...(work !== undefined && {
      workLatitude: work?.latitude ?? null,
      workLongitude: work?.longitude ?? null,
    }),
  };
}

const position = (latitude: number | null, longitude: number | null) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function presentPreferences(row: PreferencesRow): Preferences {
  return {
    chargingTypes: row.preferredChargingTypes as Preferences['chargingTypes'],
    connectorTypes: row.preferredConnectorTypes as Preferences['connectorTypes'],
    amenities: row.preferredAmenities,
    maxDistance: row.maxDistance,
    home: position(row.homeLatitude, row.homeLongitude),
    work: position(row.workLatitude, row.workLongitude),
    usualEnergyKwh: row.usualEnergyKwh,
  };
}
