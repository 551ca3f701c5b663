import { ALWAYS_OPEN, describeWeeklyHours, type DayHours, type WeeklyHours } from '@chargerota/domain';
import { locations, spots } from '../src/features/locations/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import type { Bench } from './make-user.ts';

/** From 8 to 12 and from 14 to 18. */
export const TWICE: DayHours = {
  closed: false,
  is24hrs: false,
  open: '08:00',
  close: '12:00',
  more: [{ open: '14:00', close: '18:00' }],
};
/** From 20 in the evening to 6 in the morning. */
export const NIGHT: DayHours = { closed: false, is24hrs: false, open: '20:00', close: '06:00' };

export type TestLocation = {
  id: string;
  organizationId: string;
  timezone: string;
  /** By position. */
  spots: { id: string; spotNumber: string }[];
};

export type LocationSettings = Partial<
  Omit<typeof locations.$inferInsert, 'id' | 'organizationId' | 'operatingHours' | 'operatingHoursJson'>
> & {
  /** The number of spots; 3 by default. */
  spots?: number;
  /** Open at all times by default. */
  hours?: WeeklyHours;
};

/** A location that is open at all times, in its organization's zone, with three spots. */
export async function makeLocation(
  { database, clock }: Bench,
  organization: { id: string; timezone: string },
  { spots: count = 3, hours = ALWAYS_OPEN, ...settings }: LocationSettings = {},
): Promise<TestLocation> {
  const now = clock.now();
  const row = {
    name: 'Building A',
    address: '12 Harbor Street',
    timezone: organization.timezone,
    totalSpots: count,
    createdAt: now,
    updatedAt: now,
    ...settings,
    operatingHours: describeWeeklyHours(hours),
    operatingHoursJson: hours,
    organizationId: organization.id,
    id: newId(),
  };
  await database.drizzle.insert(locations).values(row);
  const spotRows = Array.from({ length: count }, (_, index) => ({
    organizationId: organization.id,
    id: newId(),
    locationId: row.id,
    spotNumber: String(index + 1).padStart(2, '0'),
    position: index + 1,
    createdAt: now,
  }));
  if (count > 0) await database.drizzle.insert(spots).values(spotRows);
  return {
    id: row.id,
    organizationId: organization.id,
    timezone: row.timezone,
    spots: spotRows.map(({ id, spotNumber }) => ({ id, spotNumber })),
  };
}
