import type { AuditAction } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import type { LocationRow, SpotRow } from './store.ts';

/** Records a change of a location; `before` is null for a new one. */
export async function recordLocation(
  tx: Tx,
  scope: OrganizationScope,
  action: AuditAction,
  { before, after }: { before: LocationRow | null; after: LocationRow },
  now: Date,
): Promise<void> {
  const subject = { id: after.id, label: after.name };
  const values = { before: before && factsOfLocation(before), after: factsOfLocation(after) };
  await recordChange(tx, scope, { action, subject, ...values }, now);
}

/** Records a change of a charger. */
export async function recordCharger(
  tx: Tx,
  scope: OrganizationScope,
  { location, before, after }: { location: LocationRow; before: SpotRow; after: SpotRow },
  now: Date,
): Promise<void> {
  const subject = { id: after.id, label: chargerLabel(before, location) };
  const values = { before: factsOfCharger(before), after: factsOfCharger(after) };
  await recordChange(tx, scope, { action: 'charger.changed', subject, ...values }, now);
}

export const chargerLabel = ({ spotNumber }: { spotNumber: string }, { name }: LocationRow) =>
  `Charger ${spotNumber} at ${name}`;

/** The fields of a location that people set. The opening hours are recorded as their text, which is complete. */
const factsOfLocation = (row: LocationRow) => ({
  name: row.name,
  address: row.address,
  city: row.city,
  state: row.state,
  zipCode: row.zipCode,
  latitude: row.latitude,
  longitude: row.longitude,
  timezone: row.timezone,
  totalSpots: row.totalSpots,
  amenities: row.amenities,
  operatingHours: row.operatingHours,
  accessType: row.accessType,
  locationType: row.locationType,
  networkProvider: row.networkProvider,
  contactPhone: row.contactPhone,
  description: row.description,
  isActive: row.isActive,
});

const factsOfCharger = (row: SpotRow) => ({
  spotNumber: row.spotNumber,
  chargingType: row.chargingType,
  connectorType: row.connectorType,
  powerOutput: row.powerOutput,
  currentStatus: row.currentStatus,
  isActive: row.isActive,
});
