// SQL of what is kept of how well locations suit a member.
import { currentFormats, localeOf, type RankedStation, type rankStation } from '@chargerota/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import { IN_SERVICE } from '../reservations/sql-rules.ts';
import { stationRecommendations } from './tables.ts';

const ofMember = ({ organizationId, userId }: OrganizationScope) =>
  and(eq(stationRecommendations.organizationId, organizationId), eq(stationRecommendations.userId, userId));

/** As whoever asks reads: a ranking is kept with its reasons in words. */
const readersLocale = () => localeOf(currentFormats());

/** The member's locations that were ranked after `since`, the best first; none if the reasons are in another language. */
export const listRanking = (
  queries: Queries,
  scope: OrganizationScope,
  since: Date,
): Promise<RankedStation[]> =>
  queries
    .select({
      locationId: stationRecommendations.locationId,
      score: stationRecommendations.score,
      reason: stationRecommendations.reason,
      distance: stationRecommendations.distance,
      estimatedChargingTime: stationRecommendations.estimatedChargingTime,
    })
    .from(stationRecommendations)
    .where(
      and(
        ofMember(scope),
        gt(stationRecommendations.createdAt, since),
        eq(stationRecommendations.locale, readersLocale()),
      ),
    )
    .orderBy(desc(stationRecommendations.score), stationRecommendations.locationId);

/** Keeps a new ranking instead of the old one. The caller holds the preferences that it was made of. */
export async function replaceRanking(
  tx: Tx,
  scope: OrganizationScope,
  ranking: readonly RankedStation[],
  now: Date,
): Promise<void> {
  const { organizationId, userId } = scope;
  await tx.delete(stationRecommendations).where(ofMember(scope));
  if (ranking.length === 0) return;
  const rows = ranking.map((station) => ({
    ...station,
    locale: readersLocale(),
    organizationId,
    userId,
    id: newId(),
    createdAt: now,
  }));
  await tx.insert(stationRecommendations).values(rows);
}

export async function deleteRanking(tx: Tx, userId: string): Promise<void> {
  await tx.delete(stationRecommendations).where(eq(stationRecommendations.userId, userId));
}

export type StationRow = Parameters<typeof rankStation>[0];

const STATIONS = {
  name: 'recommendations.stations',
  text: `
    SELECT l.id, l.latitude, l.longitude, l.amenities,
      (SELECT coalesce(json_agg(DISTINCT jsonb_build_object('chargingType', s.charging_type,
         'connectorType', s.connector_type, 'powerOutput', s.power_output)), '[]')
       FROM spots s
       WHERE s.organization_id = l.organization_id AND s.location_id = l.id AND ${IN_SERVICE}) AS spots
    FROM locations l
    WHERE l.organization_id = $1 AND l.is_active`,
};

/** The organization's active locations with the kinds of their chargers. */
export const listStations = (queries: Queries, scope: TenantScope): Promise<StationRow[]> =>
  namedQuery(queries, STATIONS, [scope.organizationId]);
