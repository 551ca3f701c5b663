import {
  addDays,
  DAY_MS,
  DEFAULT_RULES,
  describeWeeklyHours,
  HOUR_MS,
  localDate,
  localTime,
  TERMS_VERSION,
  weekdayOf,
  type BookingRules,
  type Period,
} from '@chargerota/domain';
import { count, eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { userPreferences, users } from '../features/accounts/tables.ts';
import { locations, spots } from '../features/locations/tables.ts';
import { newRecoveryCodes } from '../features/operator/second-factor/codes.ts';
import { replaceRecoveryCodes } from '../features/operator/second-factor/recovery-code-store.ts';
import { operators } from '../features/operator/tables.ts';
import { startOrganization } from '../features/organizations/start-organization.ts';
import { organizationMemberships, organizations } from '../features/organizations/tables.ts';
import { closures } from '../features/reservations/closures/tables.ts';
import { reservations } from '../features/reservations/tables.ts';
import type { AppDeps } from '../platform/app-deps.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import type { Tell } from '../platform/followers.ts';
import { newId } from '../platform/database/ids.ts';
import { StartError } from '../platform/start-error.ts';
import { seedBilling } from './billing.ts';
import { generateCalendar, type Entry, type FullDay, type Member, type Place } from './calendar.ts';
import { seedLine, WAITED_FROM, WAITED_TO } from './line.ts';
import { demoPeople, type DemoPerson } from './people.ts';
import { DEMO_PLACES, type DemoPlace } from './places.ts';
import { seededRandom } from './random.ts';
import { seedReviews } from './reviews.ts';
import { seedTickets } from './tickets.ts';

/** The public password of every demo account. The data is deleted when the demo ends. */
const PASSWORD = 'plug-in-and-go';
const OPERATOR = 'admin';
/** The operator's second factor, as public as the password. */
const TOTP_SECRET = 'PLUGINANDGOPLUGINANDGOPLUGINANDG';
const SEED = 2026;
/** Long enough for a trial and some months' payments. */
const FOUNDED_DAYS_AGO = 105;

/** Long enough that an arrival window which opened with the current hour stays open for a while. */
const RULES: BookingRules = { ...DEFAULT_RULES, maxBookingHoursReservation: 4, noShowGracePeriodMinutes: 90 };

/** The accounts of the demo, printed to the console. */
export type DemoAccounts = {
  password: string;
  administrator: string;
  member: string;
  pending: string;
  operator: { username: string; totpSecret: string; recoveryCodes: string[] };
};

/**
 * The demo creates an administrator with a public password, so it must not run on a database that is kept.
 * @throws StartError in production, or on a database that outlives the demo
 */
export function refuseOnKeptData({ isProduction, DATABASE_URL }: Config): void {
  if (isProduction) throw new StartError('The demo is refused in production: anyone can sign in to it.');
  if (DATABASE_URL)
    throw new StartError(
      'The demo takes no DATABASE_URL: anyone can sign in to it. `npm run demo` brings its own.',
    );
}

/**
 * Fills an empty database with a sample organization around the clock's now: three locations, 60 chargers, 40 people,
 * four weeks of past and two of coming reservations, and a line for a day that is full. The same now gives the same sample.
 * @throws StartError if there are accounts already
 */
export async function seedDemo(deps: AppDeps): Promise<DemoAccounts> {
  const { database, clock, passwords } = deps;
  const now = clock.now();
  const passwordHash = await passwords.hash(PASSWORD);
  const random = seededRandom(SEED);
  const people = demoPeople(random);
  const [administrator, demoMember] = people;
  const pending = people.find(({ status }) => status === 'pending');
  if (!administrator || !demoMember || !pending) throw new Error('the demo has nobody to show');

  const founded = daysFrom(now, -FOUNDED_DAYS_AGO);
  const sample = await inTransaction(database, async (tx) => {
    const [accounts] = await tx.select({ count: count() }).from(users);
    if (accounts?.count !== 0) throw new StartError('The demo needs a database without accounts.');

    const recoveryCodes = await insertOperator(tx, passwordHash, founded);
    const userIds = await addUsers(tx, people, passwordHash, founded, now);
    const founderId = userIds.get(administrator)!;
    const organizationId = await foundOrganization(tx, deps.tell, administrator, founderId, founded, now);
    await addMemberships(tx, organizationId, people, userIds, founderId, founded, now);
    const places: Place[] = [];
    // One after another: each is a statement of the same transaction.
    for (const place of DEMO_PLACES) places.push(await addPlace(tx, organizationId, place, founded));

    const members = people.flatMap((person): DemoMember[] => {
      const home = places[person.home];
      if (person.status === 'pending' || !home) return [];
      const suspendedAt = person.status === 'suspended' ? daysFrom(now, -9) : null;
      return [{ person, member: { id: userIds.get(person)!, home, suspendedAt } }];
    });
    const { ofDemo, others, inLine, fullDay } = chooseFullDay({ demoMember, members, places }, now);
    const entries = generateCalendar({
      now,
      organizationId,
      rules: RULES,
      places,
      members: members.map(({ member }) => member),
      demoMember: ofDemo,
      fullDay,
      random,
    });
    await addEntries(tx, entries, founderId, now);
    const colleagues = members.filter(({ person }) => person !== demoMember && person.home === 0);
    await seedReviews(
      tx,
      {
        organizationId,
        locationId: places[0]!.id,
        amenity: DEMO_PLACES[0]!.amenities[0]!,
        authorIds: colleagues.map(({ member }) => member.id),
      },
      now,
    );
    await seedTickets(
      tx,
      {
        member: { ...demoMember, id: userIds.get(demoMember)! },
        administrator: { ...administrator, id: founderId },
      },
      now,
    );
    await addPreferences(tx, { userId: ofDemo.id, work: DEMO_PLACES[demoMember.home]! }, now);
    const freed = entries.find((entry) => suitsDemoMember(entry, fullDay))!;
    const accountOf = (person: DemoPerson) => ({ ...person, id: userIds.get(person)! });
    return {
      recoveryCodes,
      organizationId,
      locationIds: places.map(({ id }) => id),
      administrator: accountOf(administrator),
      line: {
        organizationId,
        locationId: fullDay.place.id,
        date: fullDay.date,
        demoMember: accountOf(demoMember),
        others: inLine.map(({ person }) => accountOf(person)),
        cancelled: {
          id: freed.id,
          hours: hoursOf(freed),
          by: accountOf(others.find(({ member }) => member.id === freed.userId)!.person),
        },
      },
    };
  });
  await seedBilling(deps, { ...sample, founded });
  await seedLine(deps, sample.line);
  return {
    password: PASSWORD,
    administrator: administrator.email,
    member: demoMember.email,
    pending: pending.email,
    operator: { username: OPERATOR, totpSecret: TOTP_SECRET, recoveryCodes: sample.recoveryCodes },
  };
}

type DemoMember = { person: DemoPerson; member: Member };

/** Tomorrow at the demo member's own place, or at the first that is open: everybody books there but two, who wait. */
function chooseFullDay(
  { demoMember, members, places }: { demoMember: DemoPerson; members: DemoMember[]; places: Place[] },
  now: Date,
): { ofDemo: Member; others: DemoMember[]; inLine: DemoMember[]; fullDay: FullDay } {
  const ofDemo = members.find(({ person }) => person === demoMember)!.member;
  const place = [ofDemo.home, ...places].find((each) => isOpenTomorrow(each, now))!;
  const others = members.filter(({ member }) => member !== ofDemo && member.suspendedAt === null);
  const waiting = others.filter(({ member, person }) => member.home === place && person.role === 'user');
  const inLine = waiting.slice(0, 2);
  const fullDay = {
    place,
    date: tomorrowAt(place, now),
    members: others.filter((each) => !inLine.includes(each)).map(({ member }) => member),
  };
  return { ofDemo, others, inLine, fullDay };
}

/** The recovery codes are for those who have no authenticator app at hand, and where the demo's clock is not the phone's. */
async function insertOperator(tx: Tx, passwordHash: string, createdAt: Date): Promise<string[]> {
  const id = newId();
  await tx.insert(operators).values({
    id,
    username: OPERATOR,
    email: 'operator@chargerota.example',
    passwordHash,
    totpSecret: TOTP_SECRET,
    createdAt,
  });
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, id, recoveryCodes);
  return recoveryCodes;
}

async function addUsers(
  tx: Tx,
  people: DemoPerson[],
  passwordHash: string,
  founded: Date,
  now: Date,
): Promise<Map<DemoPerson, string>> {
  const ids = new Map(people.map((person) => [person, newId()]));
  await tx.insert(users).values(
    people.map((person) => {
      const { firstName, lastName, email, phone, vehicle } = person;
      const createdAt = joinedAt(person, founded, now);
      return {
        id: ids.get(person)!,
        firstName,
        lastName,
        email,
        phone,
        vehicleMake: vehicle?.make,
        vehicleModel: vehicle?.model,
        vehicleYear: vehicle?.year,
        vehicleColor: vehicle?.color,
        licensePlate: vehicle?.plate,
        licensePlateState: vehicle?.plateState || null,
        licensePlateType: vehicle && ('permanent_plate' as const),
        passwordHash,
        status: person.status === 'pending' ? ('pending' as const) : ('approved' as const),
        termsAcceptedAt: createdAt,
        termsVersion: TERMS_VERSION,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  return ids;
}

/** On the premium plan, with room for more of everything; `seedBilling` sets up its payment. */
async function foundOrganization(
  tx: Tx,
  tell: Tell,
  administrator: DemoPerson,
  founderId: string,
  founded: Date,
  now: Date,
): Promise<string> {
  const { organization } = await startOrganization(
    tx,
    tell,
    {
      name: 'Larkfield Instruments',
      contactEmail: 'facilities@example.com',
      contactPhone: null,
      timezone: DEMO_PLACES[0]!.timezone,
      plan: 'premium',
      founder: { ...administrator, id: founderId },
    },
    founded,
  );
  const { id } = organization;
  await tx
    .update(organizations)
    .set({
      ...RULES,
      description: 'Measuring instruments, made in Denver and sold from New York and London.',
      address: DEMO_PLACES[0]!.address,
      showVehicleInfo: true,
      updatedAt: now,
    })
    .where(eq(organizations.id, id));
  return id;
}

/** All memberships except the founder's, which came with the organization. */
async function addMemberships(
  tx: Tx,
  organizationId: string,
  people: DemoPerson[],
  userIds: Map<DemoPerson, string>,
  founderId: string,
  founded: Date,
  now: Date,
): Promise<void> {
  await tx.insert(organizationMemberships).values(
    people
      .filter((person) => userIds.get(person) !== founderId)
      .map((person) => ({
        organizationId,
        userId: userIds.get(person)!,
        role: person.role,
        status: person.status,
        invitedBy: founderId,
        joinedAt: joinedAt(person, founded, now),
      })),
  );
}

async function addPlace(tx: Tx, organizationId: string, demo: DemoPlace, createdAt: Date): Promise<Place> {
  const { hours, chargers, inRepair, ...fields } = demo;
  const id = newId();
  const repaired = (position: number) => position === inRepair?.position;
  const spotRows = chargers
    .flatMap((group) => Array.from({ length: group.count }, () => group))
    .map(({ power, charging, connector }, index) => ({
      organizationId,
      id: newId(),
      locationId: id,
      spotNumber: String(index + 1).padStart(2, '0'),
      position: index + 1,
      chargingType: charging,
      connectorType: connector,
      powerOutput: power,
      currentStatus: repaired(index + 1) ? ('maintenance' as const) : ('available' as const),
      createdAt,
    }));
  await tx.insert(locations).values({
    ...fields,
    organizationId,
    id,
    totalSpots: spotRows.length,
    operatingHours: describeWeeklyHours(hours),
    operatingHoursJson: hours,
    createdAt,
    updatedAt: createdAt,
  });
  await tx.insert(spots).values(spotRows);
  const brokenSpot = spotRows.find(({ position }) => repaired(position));
  return {
    id,
    timezone: demo.timezone,
    hours,
    spotIds: spotRows.map((spot) => spot.id),
    inRepair: inRepair && brokenSpot ? { spotId: brokenSpot.id, note: inRepair.note } : null,
  };
}

async function addEntries(tx: Tx, entries: Entry[], administratorId: string, now: Date): Promise<void> {
  const closed = entries
    .filter(({ kind }) => kind === 'closure')
    .map((entry) => ({ closureId: newId(), entry }));
  await tx.insert(closures).values(
    closed.map(({ closureId, entry: { organizationId, locationId, startsAt, endsAt, timezone, note } }) => ({
      organizationId,
      id: closureId,
      locationId,
      isWhole: false,
      fromLocal: `${localDate(startsAt, timezone)}T00:00`,
      toLocal: `${localDate(endsAt, timezone)}T00:00`,
      startsAt,
      endsAt,
      reason: note ?? '',
      isAllDay: true,
      isYearly: false,
      createdBy: administratorId,
      createdAt: startsAt,
      updatedAt: startsAt,
    })),
  );
  await tx.insert(reservations).values(
    entries.map((entry) => ({
      ...entry,
      closureId: closed.find((each) => each.entry === entry)?.closureId ?? null,
      createdBy: entry.userId ?? administratorId,
      nextDueAt: entry.status === 'confirmed' || entry.status === 'arrived' ? now : null,
      remindedUntil: now,
      updatedAt: entry.releasedAt ?? entry.cancelledAt ?? entry.arrivedAt ?? entry.createdAt,
    })),
  );
}

/** What the demo member usually charges, and where they work. */
async function addPreferences(
  tx: Tx,
  { userId, work }: { userId: string; work: DemoPlace },
  updatedAt: Date,
): Promise<void> {
  await tx.insert(userPreferences).values({
    userId,
    preferredChargingTypes: ['level_2'],
    preferredConnectorTypes: ['type_1'],
    preferredAmenities: work.amenities.slice(0, 1),
    workLatitude: work.latitude,
    workLongitude: work.longitude,
    usualEnergyKwh: 18,
    updatedAt,
  });
}

const tomorrowAt = ({ timezone }: Place, now: Date) => addDays(localDate(now, timezone), 1);

const isOpenTomorrow = (place: Place, now: Date): boolean =>
  !place.hours[weekdayOf(tomorrowAt(place, now))].closed;

/** Whether the demo member waits for the hours of a reservation on the full day. */
function suitsDemoMember({ kind, locationId, date, startsAt, endsAt }: Entry, day: FullDay): boolean {
  const { hour } = localTime(startsAt, day.place.timezone);
  const isThere = kind === 'reservation' && locationId === day.place.id && date === day.date;
  return isThere && hoursOf({ startsAt, endsAt }) >= 3 && hour >= WAITED_FROM && hour <= WAITED_TO;
}

const hoursOf = ({ startsAt, endsAt }: Period) => (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;

const daysFrom = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS);

/** Applicants asked to join the day before yesterday. */
const joinedAt = ({ status }: DemoPerson, founded: Date, now: Date) =>
  status === 'pending' ? daysFrom(now, -2) : founded;
