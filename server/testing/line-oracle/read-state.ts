// Reads by HTTP what members and administrators see, as the oracle's rules judge it.
import {
  listLocationSpots,
  listOffers,
  listMembers,
  listReservationsOfDay,
  listSpotReports,
  listUserReservations,
  listWatches,
  readLine,
  type RouteArguments,
  type RouteDefinition,
  type RouteResponse,
  type SpotReport,
  type Watch,
} from '@chargerota/contract';
import type { TestMember } from '../make-member.ts';
import type { Place } from './place.ts';
import { localDate, type Entry, type Member, type Offer, type Slot, type State } from './rules.ts';

export async function readState(place: Place, before: State | null): Promise<State> {
  const { admin, location, settings, instances } = place;
  const now = instances.now();
  const here = { params: { id: location.id } };
  const [spots, line, grid, open, people] = await Promise.all([
    read(place, admin, listLocationSpots, here),
    read(place, admin, readLine, here),
    read(place, admin, listReservationsOfDay, {
      params: { date: localDate(now) },
      query: { locationId: location.id },
    }),
    read(place, admin, listSpotReports, {}),
    read(place, admin, listMembers, { params: { id: admin.organizationId }, query: {} }),
  ]);
  const isActive = ({ membershipId }: TestMember) =>
    people.some(({ id, status }) => id === membershipId && status === 'active');
  return {
    now,
    settings: { ...settings },
    spotIds: spots
      .filter((spot) => spot.isActive && spot.currentStatus !== 'maintenance')
      .map(({ id }) => id),
    members: await Promise.all(
      place.members.map((member, index) =>
        readMember(place, member, { isActive: isActive(member), open, before: before?.members[index] }),
      ),
    ),
    line: line.entries.map(({ id, member, position, occupiedMinutes }) => ({
      id,
      memberId: member.id,
      position,
      occupiedMinutes,
    })),
    grid: grid.filter(({ status }) => status !== 'no_show' && status !== 'cancelled').map(slotOf),
  };
}

async function readMember(
  place: Place,
  as: TestMember,
  { isActive, open, before }: { isActive: boolean; open: SpotReport[]; before: Member | undefined },
): Promise<Member> {
  const { memory } = place;
  const [own, current, watches] = await Promise.all([
    read(place, as, listUserReservations, { params: { id: as.id }, query: {} }),
    read(place, as, listOffers, {}),
    // Who is suspended cannot read them.
    isActive ? read(place, as, listWatches, {}) : null,
  ]);
  const reservations = own.map((row) => ({
    ...slotOf(row),
    id: row.id,
    status: row.status,
    date: row.date,
    createdAt: Date.parse(row.createdAt),
  }));
  const missed = reservations
    .filter(({ status }) => status === 'no_show')
    .map(({ id, startsAt, endsAt }) => ({ startsAt, endsAt, awaited: 0, reservationId: id }));
  const reports = (memory.reports.get(as.id) ?? []).filter(({ spotId, kind }) =>
    open.some((report) => report.spotId === spotId && report.kind === kind),
  );
  memory.reports.set(as.id, reports);
  return {
    id: as.id,
    isActive,
    quiet: memory.quiet.get(as.id) ?? null,
    reservations,
    entries: watches?.map(entryOf) ?? before?.entries ?? [],
    offers: withOlder(
      current.map((row) => ({
        ...slotOf(row),
        id: row.id,
        watchId: row.watchId,
        status: row.status,
        createdAt: Date.parse(row.createdAt),
        expiresAt: Date.parse(row.expiresAt),
      })),
      before?.offers ?? [],
    ),
    reports,
    wasFalse: memory.wasFalse.has(as.id),
    left: [...(memory.left.get(as.id) ?? []), ...missed],
  };
}

/** Offers are listed until a day after they ended. */
function withOlder(listed: Offer[], before: Offer[]): Offer[] {
  const older = before.filter((offer) => listed.every(({ id }) => id !== offer.id));
  const ended = older.map((offer) => (offer.status === 'open' ? { ...offer, status: 'lapsed' } : offer));
  return [...listed, ...ended];
}

async function read<const D extends RouteDefinition>(
  { instances }: Place,
  as: TestMember,
  route: D,
  args: RouteArguments<D>,
): Promise<RouteResponse<D>> {
  const { status, body, refusal } = await instances.call(as, route, args);
  if (refusal) throw new Error(`${route.path} answered ${status}: ${JSON.stringify(refusal)}`);
  return body;
}

export const slotOf = (row: { spotId: string; startsAt: string; endsAt: string }): Slot => ({
  spotId: row.spotId,
  startsAt: Date.parse(row.startsAt),
  endsAt: Date.parse(row.endsAt),
});

export const entryOf = (row: Watch): Entry => ({
  id: row.id,
  spotId: row.spot?.id ?? null,
  firstDate: row.firstDate,
  lastDate: row.lastDate,
  fromHour: row.fromHour,
  toHour: row.toHour,
  hours: row.hours,
  status: row.status,
  ahead: row.ahead,
  passedOver: row.passedOver,
  joinedAt: Date.parse(row.createdAt),
  endsAt: Date.parse(row.endsAt),
});
