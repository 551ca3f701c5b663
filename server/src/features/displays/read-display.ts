import type { DisplayState } from '@chargerota/contract';
import { addDays, DISPLAY_SEEN_EVERY_MS, localDate, startOfDay } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type OrganizationScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { hashLinkToken } from '../../platform/tokens.ts';
import { readReportsOfLocation } from '../chargers/read-reports.ts';
import { readOccupied } from '../reservations/read-occupied.ts';
import { readWaiting } from '../waitlist/read-line.ts';
import { DISPLAY_LIMITS } from './limits.ts';
import { presentState } from './presenter.ts';
import {
  findDisplay,
  findDisplayByToken,
  listChargers,
  listDisplays,
  noteSeen,
  type DisplayPlace,
  type DisplayRow,
} from './store.ts';

export const readDisplays = ({ database }: AppDeps, scope: OrganizationScope): Promise<DisplayRow[]> =>
  listDisplays(database.drizzle, scope);

/** @throws DomainError not_found */
export async function requireDisplay(
  { database }: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<void> {
  if (!(await findDisplay(database.drizzle, scope, id))) throw new DomainError('not_found');
}

/**
 * The display of a link. A token that nobody made and one that was revoked are refused alike; both count against the
 * network address, so that a wall full of displays does not keep out one that is valid.
 * @throws DomainError not_found, rate_limited
 */
export async function openDisplay(
  deps: AppDeps,
  { token, address }: { token: string; address: string },
): Promise<DisplayPlace> {
  const { database, clock } = deps;
  const place = await findDisplayByToken(database.drizzle, hashLinkToken(token));
  if (!place) {
    await limitAttempts(deps, DISPLAY_LIMITS.unknownByAddress, address);
    throw new DomainError('not_found');
  }
  await limitAttempts(deps, DISPLAY_LIMITS.readByDisplay, place.displayId);
  const now = clock.now();
  const since = new Date(now.getTime() - DISPLAY_SEEN_EVERY_MS);
  if (!place.lastSeenAt || place.lastSeenAt <= since) await noteSeen(database.drizzle, place, { now, since });
  return place;
}

/** What a display shows: from now until the end of tomorrow, as members see it of each other. */
export async function readDisplayState(deps: AppDeps, place: DisplayPlace): Promise<DisplayState> {
  const { database, clock } = deps;
  const { locationId, timezone } = place;
  const scope = tenantScope(place.organizationId);
  const now = clock.now();
  const date = localDate(now, timezone);
  const from = startOfDay(date, timezone);
  const until = startOfDay(addDays(date, 2), timezone);
  if (!place.isActive)
    return presentState(place, { from, until, chargers: [], rows: [], reports: [], waiting: null });
  const [chargers, rows, reports, waiting] = await Promise.all([
    listChargers(database.drizzle, scope, locationId),
    readOccupied(deps, scope, { locationId, period: { startsAt: now, endsAt: until } }),
    readReportsOfLocation(database.drizzle, scope, { locationId, now }),
    readWaiting(deps, scope, { locationId, date }),
  ]);
  return presentState(place, { from, until, chargers, rows, reports, waiting });
}
