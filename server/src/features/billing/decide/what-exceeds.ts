import type { Exceeding } from '@chargerota/contract';
import { effectiveLimits, exceedingSentence, isWithinLimit, type PlanName } from '@chargerota/domain';
import type { Queries } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { placesTaken, readPeopleCount } from '../../invitations/member-capacity.ts';
import { countUnits, type AddOnUnits } from '../subscription.ts';
import { listUsedLocations, type UsedLocation } from './usage-store.ts';

/** What the organization uses now, by the same counts that refuse an addition. */
export async function readUsage(queries: Queries, scope: TenantScope, now: Date) {
  const [members, places] = await Promise.all([
    readPeopleCount(queries, scope, now).then(placesTaken),
    listUsedLocations(queries, scope),
  ]);
  return { members, places };
}

/**
 * A location that counts against the plan.
 * @throws DomainError not_found
 */
export async function requireUsedLocation(
  queries: Queries,
  scope: TenantScope,
  locationId: string | null,
): Promise<UsedLocation> {
  const places = await listUsedLocations(queries, scope);
  const found = places.find((place) => place.locationId === locationId);
  if (!found) throw new DomainError('not_found');
  return found;
}

type Usage = Awaited<ReturnType<typeof readUsage>>;

/**
 * What the organization has more of than `plan` with `addOns` allows, these being the add-ons that would go on. Call it
 * under `lockOrganization` before a change that lowers the limits.
 */
export async function whatExceeds(
  queries: Queries,
  scope: TenantScope,
  wish: { plan: PlanName; addOns: readonly AddOnUnits[]; now: Date },
): Promise<Exceeding[]> {
  return exceedingOf(await readUsage(queries, scope, wish.now), wish);
}

function exceedingOf(
  { members, places }: Usage,
  { plan, addOns }: { plan: PlanName; addOns: readonly AddOnUnits[] },
): Exceeding[] {
  const limits = effectiveLimits(plan, countUnits(addOns, null));
  const found: Exceeding[] = [];
  const check = (
    what: Exceeding['what'],
    used: number,
    limit: number | null,
    place?: Usage['places'][number],
  ) => {
    if (limit === null || isWithinLimit(used, limit)) return;
    const { locationId = null, locationName = null } = place ?? {};
    found.push({ what, used, limit, locationId, locationName });
  };
  check('members', members, limits.members);
  check('locations', places.length, limits.locations);
  for (const place of places) {
    const { spotsPerLocation } = effectiveLimits(plan, countUnits(addOns, place.locationId));
    check('spots', place.spots, spotsPerLocation, place);
  }
  return found;
}

/** @throws DomainError does_not_fit, naming each thing of which there is too much */
export function refuseExceeding(exceeding: readonly Exceeding[]): void {
  if (exceeding.length === 0) return;
  const details = exceeding.map((item) => ({
    code: 'does_not_fit',
    message: exceedingSentence(item),
    ...item,
  }));
  throw new DomainError('does_not_fit', details);
}
