import type { readLine as readLineRoute, RouteResponse } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import {
  countLines,
  countWaiting,
  listLine,
  readLineSettings,
  readLocationZone,
  type LineRow,
} from './line-store.ts';

/** The line of a location in its order, for administrators: the first 200. */
export async function readLine(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  locationId: string,
): Promise<RouteResponse<typeof readLineRoute>> {
  const queries = database.drizzle;
  const timezone = await readLocationZone(queries, scope, locationId);
  if (timezone === null) throw new DomainError('not_found');
  const { lineOrder: order } = await readLineSettings(queries, scope);
  const now = clock.now();
  const [rows, lines] = await Promise.all([
    listLine(queries, scope, { locationId, now, order }),
    countLines(queries, scope, now),
  ]);
  // Members are counted, not their entries, and only those who may be offered something.
  const ahead = new Set<string>();
  const placeOf = ({ status, userId, mayBook }: LineRow) => {
    if (status !== 'waiting' || !mayBook) return null;
    const others = ahead.size - Number(ahead.has(userId));
    ahead.add(userId);
    return others + 1;
  };
  const entries = rows.map((row) => {
    const { offer, spotNumber, spotId, firstName, lastName, userId, mayBook: _, ...shown } = row;
    return {
      ...shown,
      position: placeOf(row),
      member: { id: userId, firstName, lastName },
      spot: spotId === null ? null : { id: spotId, spotNumber: spotNumber ?? '' },
      joinedAt: row.joinedAt.toISOString(),
      offer: offer && {
        spotNumber: offer.spotNumber,
        startsAt: new Date(offer.startsAt).toISOString(),
        endsAt: new Date(offer.endsAt).toISOString(),
        expiresAt: new Date(offer.expiresAt).toISOString(),
      },
    };
  });
  return {
    order,
    timezone,
    entries,
    total: lines.find((line) => line.locationId === locationId)?.total ?? 0,
    elsewhere: lines.filter((line) => line.locationId !== locationId),
  };
}

/** How many members wait at a location for a charger on a date, without saying who; null if there is no line. */
export const readWaiting = (
  { database, clock }: AppDeps,
  scope: TenantScope,
  { locationId, date }: { locationId: string; date: string },
): Promise<number | null> => countWaiting(database.drizzle, scope, { locationId, date, now: clock.now() });
