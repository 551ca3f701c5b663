import type { Recommendation } from '@chargerota/contract';
import {
  DAY_MS,
  MINUTE_MS,
  OUT_OF_REACH,
  parseTimeSlot,
  rankStation,
  RECOMMENDED_DAYS,
  recommendSlots,
  reportEnd,
  slotHours,
  type BookingContext,
  type Place,
  type RankedStation,
  type Recommended,
  type StationTaste,
  type Visit,
} from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Follower } from '../../platform/followers.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { holdPreferences, readPreferences } from '../accounts/preferences/preferences.ts';
import { requireLocation } from '../locations/read-locations.ts';
import {
  deleteRanking,
  listRanking,
  listStations,
  replaceRanking,
  type StationRow,
} from './ranking-store.ts';
import { loadMember, loadPlaces, type MemberFacts, type OwnRow, type PlaceRow } from './store.ts';

export const recommendationFollower: Follower = {
  // Their locations are ranked anew when they are asked for next. The person's preferences are held until the change is
  // committed, so nobody can keep a ranking by the old ones afterwards.
  preferences_changed: (tx, { userId }) => deleteRanking(tx, userId),
};

/** Of so many past days, a member's own reservations show their habits. */
const HABIT_DAYS = 56;
/** How full a location was in the past week is how full it usually is. */
const LOAD_WEEKDAYS = 5;
const LOAD_WEEKEND_DAYS = 2;
const LOAD_DAYS = LOAD_WEEKDAYS + LOAD_WEEKEND_DAYS;
/**
 * For so many days it is read what is occupied. The days of recommended slots may begin tomorrow, and a slot of the last
 * day may end on the day after.
 */
const OCCUPANCY_DAYS = RECOMMENDED_DAYS + 2;
/** If a location's chargers were occupied for fewer hours in all in the past week, it is unknown what is usual. */
const MIN_OCCUPIED_HOURS = 10;
/** Slots are looked for at the locations that suit best. */
const MAX_LOCATIONS = 5;
/** How long a ranking of the locations is kept. */
const RANKING_TTL_MS = 15 * MINUTE_MS;

/**
 * The best next slots for a member, at one location or at those that suit them best. What is free is always looked up;
 * how well the locations suit is kept for a short time.
 * @throws DomainError not_found
 */
export async function recommend(
  deps: AppDeps,
  scope: OrganizationScope,
  locationId: string | undefined,
): Promise<Recommendation[]> {
  if (locationId) await requireLocation(deps, scope, locationId);
  const now = deps.clock.now();
  const queries = deps.database.drizzle;
  const [member, taste, kept] = await Promise.all([
    loadMember(queries, scope, daysAfter(now, -HABIT_DAYS)),
    readPreferences(queries, scope),
    listRanking(queries, scope, new Date(now.getTime() - RANKING_TTL_MS)),
  ]);
  const isKept =
    kept.length > 0 && (!locationId || kept.some((station) => station.locationId === locationId));
  const ranking = isKept ? kept : await rankAnew(deps, scope, member, now);
  const wanted = ranking
    .filter(({ locationId: id, score }) => (locationId ? id === locationId : score > OUT_OF_REACH))
    .slice(0, MAX_LOCATIONS);
  const rows = await loadPlaces(
    queries,
    scope,
    wanted.map((station) => station.locationId),
    { since: daysAfter(now, -LOAD_DAYS), now, until: daysAfter(now, OCCUPANCY_DAYS) },
  );
  const places = wanted.flatMap((rank) => {
    const row = rows.find(({ id }) => id === rank.locationId);
    return row ? [placeOf(row, rank, member, { scope, now })] : [];
  });
  const { usualEnergyKwh } = taste;
  const slots = recommendSlots(places, {
    ...taste,
    usualEnergyKwh: member.shorterSuggestion ? usualEnergyKwh : null,
  });
  return slots.map(present);
}

const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Ranks the locations by the member's present preferences, and keeps the ranking. */
async function rankAnew(
  { database }: AppDeps,
  scope: OrganizationScope,
  member: MemberFacts,
  now: Date,
): Promise<RankedStation[]> {
  const stations = await listStations(database.drizzle, scope);
  return inTransaction(database, async (tx) => {
    await holdPreferences(tx, scope.userId);
    const ranking = rankingOf(stations, scope, { member, taste: await readPreferences(tx, scope), now });
    await replaceRanking(tx, scope, ranking, now);
    return ranking;
  });
}

function rankingOf(
  stations: readonly StationRow[],
  scope: OrganizationScope,
  { member, taste, now }: { member: MemberFacts; taste: StationTaste; now: Date },
): RankedStation[] {
  const visits = member.own.filter(
    (reservation) => reservation.organizationId === scope.organizationId && tookPlace(reservation, now),
  );
  return stations
    .map((station) => {
      const here = visits.filter(({ locationId }) => locationId === station.id).length;
      return rankStation(station, taste, visits.length > 0 ? here / visits.length : null);
    })
    .toSorted((a, b) => b.score - a.score || (a.locationId < b.locationId ? -1 : 1));
}

function placeOf(
  row: PlaceRow,
  rank: RankedStation,
  member: MemberFacts,
  { scope, now }: { scope: OrganizationScope; now: Date },
): Place {
  const context: BookingContext = {
    now,
    timezone: row.timezone,
    weeklyHours: row.weeklyHours,
    organizationId: scope.organizationId,
    locationId: row.id,
    locationActive: row.isActive,
    rules: member.rules,
    membershipStatus: member.membershipStatus,
    accountStatus: member.accountStatus,
    ownReservations: member.own,
  };
  // Of a new location, or one that is hardly used, nothing is said to be usual.
  const occupiedHours = row.load.reduce((sum, { count }) => sum + count, 0);
  const hasUsualLoad = occupiedHours >= MIN_OCCUPIED_HOURS && row.spots.length > 0;
  return {
    name: row.name,
    rank,
    context,
    spots: row.spots,
    taken: [...row.taken, ...outOfUse(row, now)],
    visits: visitsAt(row, member.own, now),
    usualLoad: (isWeekend, hour) => {
      if (!hasUsualLoad) return null;
      const found = row.load.find((load) => load.weekend === isWeekend && load.hour === hour);
      return Math.min(
        1,
        (found?.count ?? 0) / (row.spots.length * (isWeekend ? LOAD_WEEKEND_DAYS : LOAD_WEEKDAYS)),
      );
    },
  };
}

/** Nobody is sent to a charger that is reported broken, or to a blocked one while the car may still be there. */
const outOfUse = ({ reports }: PlaceRow, now: Date): Place['taken'] =>
  reports.map((report) => ({
    spotId: report.spotId,
    startsAt: now,
    endsAt: reportEnd(report) ?? daysAfter(now, OCCUPANCY_DAYS),
  }));

/** Past reservations at a location that took place, with the hours that were reserved. */
function visitsAt({ id }: PlaceRow, own: readonly OwnRow[], now: Date): Visit[] {
  return own.flatMap((reservation) => {
    const slot = parseTimeSlot(reservation.timeSlot);
    if (reservation.locationId !== id || !slot || !tookPlace(reservation, now)) return [];
    return [{ date: reservation.date, startHour: slot.startHour, hours: slotHours(slot) }];
  });
}

const tookPlace = ({ status, endsAt }: OwnRow, now: Date): boolean =>
  status !== 'no_show' && status !== 'cancelled' && endsAt <= now;

function present({ place, spot, startsAt, endsAt, ...slot }: Recommended): Recommendation {
  return {
    locationId: place.context.locationId,
    locationName: place.name,
    timezone: place.context.timezone,
    date: slot.date,
    timeSlot: slot.timeSlot,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    spotId: spot.id,
    spotNumber: spot.spotNumber,
    powerOutput: spot.powerOutput,
    connectorType: spot.connectorType,
    freeSpots: slot.freeSpots,
    totalSpots: place.spots.length,
    reason: slot.reason,
    lengthReason: slot.lengthReason,
    score: slot.score,
    distance: place.rank.distance,
    estimatedChargingTime: place.rank.estimatedChargingTime,
  };
}
