import { m } from '@chargerota/messages';
import type { getAvailability, getAvailabilityOfDays, RouteInput, RouteResponse } from '@chargerota/contract';
import { addDays, openIntervals, parseTimeSlot, slotPeriod } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError, invalidInput } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { listPlaces, listSpotAvailability, sumOccupied } from './day-store.ts';
import type { PlaceOfDay } from './day-store.ts';
import { presentSpotAvailability } from './presenter.ts';
import { ruleRefusal } from './rule-refusal.ts';

/** All spots of a location, each with whether it is free for a slot. */
export async function spotAvailability(
  { database }: AppDeps,
  scope: OrganizationScope,
  { locationId, date, timeSlot }: RouteInput<typeof getAvailability>['query'],
): Promise<RouteResponse<typeof getAvailability>> {
  const place = await requirePlace(database.drizzle, scope, locationId);
  const slot = parseTimeSlot(timeSlot);
  const period = slot && slotPeriod(date, slot, place.timezone);
  if (!period) {
    const message = m.sentReservations.thisHourDoesNotExist;
    throw ruleRefusal([{ code: 'start_skipped', message, details: { date } }]);
  }
  const rows = await listSpotAvailability(database.drizzle, scope, locationId, period);
  const spots = rows.map(presentSpotAvailability);
  return { spots, totalSpots: spots.length };
}

const MOST_DAYS = 62;

/** The share of each day's open charger time that is still free. Time that has passed and closed days are not. */
export async function dayAvailability(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  { locationId, from, to }: RouteInput<typeof getAvailabilityOfDays>['query'],
): Promise<RouteResponse<typeof getAvailabilityOfDays>> {
  const dates: string[] = [];
  for (let date = from; date <= to && dates.length <= MOST_DAYS; date = addDays(date, 1)) dates.push(date);
  if (dates.length === 0) throw invalidInput('to', m.sentReservations.theLastDayComesBefore);
  if (dates.length > MOST_DAYS)
    throw invalidInput('to', m.sentReservations.askForAtMostDays({ mostDays: MOST_DAYS }));

  const place = await requirePlace(database.drizzle, scope, locationId);
  const now = clock.now();
  const spans = dates.flatMap((date) => stillOpen(date, place, now).map((open) => ({ date, ...open })));
  const sums = await sumOccupied(database.drizzle, scope, locationId, spans);
  const shares = new Map(
    sums.map(({ date, occupiedSeconds, openSeconds }) => [
      date,
      openSeconds > 0 ? Math.max(0, 1 - occupiedSeconds / openSeconds) : 0,
    ]),
  );
  return dates.map((date) => ({ date, freeShare: shares.get(date) ?? 0 }));
}

const stillOpen = (date: string, { weeklyHours, timezone }: PlaceOfDay, now: Date): Period[] =>
  openIntervals(date, weeklyHours, timezone)
    .filter(({ endsAt }) => endsAt > now)
    .map(({ startsAt, endsAt }) => ({ startsAt: startsAt > now ? startsAt : now, endsAt }));

async function requirePlace(
  queries: Parameters<typeof listPlaces>[0],
  scope: OrganizationScope,
  locationId: string,
): Promise<PlaceOfDay> {
  const [place] = await listPlaces(queries, scope, locationId);
  if (!place) throw new DomainError('not_found');
  return place;
}
