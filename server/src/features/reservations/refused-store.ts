import type { Queries } from '../../platform/database/database.ts';
import { namedQuery } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';

const REMEMBER = {
  name: 'reservations.remember-refused',
  text: `
    INSERT INTO refused_bookings (organization_id, location_id, date, user_id)
    VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
};

/** Remembers that the caller wanted a charger on a day and did not get it. */
export async function rememberRefused(
  queries: Queries,
  { organizationId, userId }: OrganizationScope,
  { locationId, date }: { locationId: string; date: string },
): Promise<void> {
  await namedQuery(queries, REMEMBER, [organizationId, locationId, date, userId]);
}
