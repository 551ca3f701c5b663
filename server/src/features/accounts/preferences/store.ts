import { eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { userPreferences } from '../tables.ts';

export type PreferencesRow = Omit<typeof userPreferences.$inferSelect, 'userId' | 'updatedAt'>;

/** Of an account that has never chosen any. Distances are in kilometers. */
export const NO_PREFERENCES: PreferencesRow = {
  preferredChargingTypes: [],
  preferredConnectorTypes: [],
  preferredAmenities: [],
  maxDistance: 10,
  homeLatitude: null,
  homeLongitude: null,
  workLatitude: null,
  workLongitude: null,
  usualEnergyKwh: null,
};

export async function findPreferences(queries: Queries, userId: string): Promise<PreferencesRow> {
  const [row] = await queries.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  return row ?? NO_PREFERENCES;
}

/** Writes the given columns; the others keep their values. */
export async function upsertPreferences(
  tx: Tx,
  userId: string,
  changes: Partial<PreferencesRow>,
  now: Date,
): Promise<PreferencesRow> {
  const [row] = await tx
    .insert(userPreferences)
    .values({ ...changes, userId, updatedAt: now })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...changes, updatedAt: now } })
    .returning();
  if (!row) throw new Error('preferences were written and are not there');
  return row;
}
