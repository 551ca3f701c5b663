import { ALWAYS_OPEN, OCCUPYING_STATUSES, RESERVATION_STATUSES } from '@chargerota/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { pgError } from '../../platform/database/errors.ts';
import { newId } from '../../platform/database/ids.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { reservations } from './tables.ts';

type NewReservation = typeof reservations.$inferInsert;
type Occupation = Pick<NewReservation, 'kind' | 'status'>;

const CREATED = new Date('2030-05-01T08:00:00Z');
const at = (hour: number) => new Date(Date.UTC(2030, 4, 6, hour));

/** Every kind of row that occupies a spot. */
const OCCUPATIONS: readonly Occupation[] = [
  { kind: 'reservation', status: 'confirmed' },
  { kind: 'reservation', status: 'arrived' },
  { kind: 'walk_in', status: 'arrived' },
  { kind: 'hold', status: 'held' },
  { kind: 'closure', status: 'closed' },
];
/** Every kind of row that no longer occupies its spot. */
const REMAINS: readonly Occupation[] = [
  { kind: 'reservation', status: 'cancelled' },
  { kind: 'reservation', status: 'no_show' },
  { kind: 'hold', status: 'expired' },
  { kind: 'closure', status: 'cancelled' },
];
const named = ({ kind, status }: Occupation) => `${kind} (${status})`;
const pairs = (first: readonly Occupation[], second: readonly Occupation[]) =>
  first.flatMap((a) => second.map((b) => ({ a, b, names: `${named(a)} and ${named(b)}` })));

let database: TestDatabase;
let ana: string;
let ben: string;
let office: Place;
let garage: Place;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());
// Each test has its own people and spots, so that tests do not affect each other.
beforeEach(async () => {
  [ana, ben, office, garage] = await Promise.all([addUser(), addUser(), addPlace(), addPlace()]);
});

describe('a spot', () => {
  it.each(pairs(OCCUPATIONS, OCCUPATIONS))(
    'is never occupied twice at one time: $names',
    async ({ a, b }) => {
      await occupy(office, a, ana, 9, 12);
      await expect(refusal(occupy(office, b, ben, 11, 14))).resolves.toBe('reservations_spot_period_excl');
    },
  );

  it.each(pairs(OCCUPATIONS, OCCUPATIONS))('passes on at the end hour: $names', async ({ a, b }) => {
    await occupy(office, a, ana, 9, 12);
    await occupy(office, b, ben, 12, 14);
  });

  it.each(pairs(REMAINS, OCCUPATIONS))(
    'is free after a row that no longer occupies it: $names',
    async ({ a, b }) => {
      await occupy(office, a, ana, 9, 12);
      await occupy(office, b, ben, 9, 12);
    },
  );

  it('is free at once if its member leaves at the moment of arriving', async () => {
    await occupy(office, { kind: 'walk_in', status: 'arrived' }, ana, 9, 9);
    await occupy(office, { kind: 'reservation', status: 'confirmed' }, ben, 8, 12);
  });

  it('cannot be booked under another location or organization', async () => {
    const stolen = { ...office, spotId: garage.spotId };
    const wish = { kind: 'reservation', status: 'confirmed' } as const;
    await expect(refusal(occupy(stolen, wish, ana, 9, 12))).resolves.toBe('reservations_spot_fk');
  });

  it('is distinguished from another spot with the same hash', async () => {
    const [one, other] = ['fe338d42-c449-402e-935f-8aa3b5f41fdd', '35f548e7-f9c0-4813-902e-e747cb97ee6d'];
    const hashes = `SELECT uuid_hash($1::uuid) = uuid_hash($2::uuid) AS equal`;
    expect((await database.pool.query(hashes, [one, other])).rows).toEqual([{ equal: true }]);
    const booked = { kind: 'reservation', status: 'confirmed' } as const;
    const place = await addPlace(one);
    const twin = { ...place, spotId: await addSpot(place, other) };
    await occupy(place, booked, ana, 9, 12);
    await occupy(twin, booked, ben, 9, 12);
    const third = await addUser();
    await expect(refusal(occupy(twin, booked, third, 11, 14))).resolves.toBe('reservations_spot_period_excl');
    await expect(refusal(occupy(place, booked, third, 11, 14))).resolves.toBe(
      'reservations_spot_period_excl',
    );
  });

  it('is occupied in exactly the states of the rules', () => {
    const tried = new Set(OCCUPATIONS.map(({ status }) => status));
    expect([...tried].toSorted()).toEqual([...OCCUPYING_STATUSES].toSorted());
    expect(REMAINS.every(({ status }) => !tried.has(status) && RESERVATION_STATUSES.includes(status))).toBe(
      true,
    );
  });
});

describe('a member', () => {
  const booked = { kind: 'reservation', status: 'confirmed' } as const;
  const present = { kind: 'walk_in', status: 'arrived' } as const;

  it.each(pairs([booked, present], [booked, present]))(
    'is never at two spots at one time, even in different organizations: $names',
    async ({ a, b }) => {
      await occupy(office, a, ana, 9, 12);
      await expect(refusal(occupy(garage, b, ana, 11, 14))).resolves.toBe('reservations_member_period_excl');
    },
  );

  it('can book elsewhere from the end of a booking, and keep a booking while a hold is offered', async () => {
    await occupy(office, booked, ana, 9, 12);
    await occupy(garage, booked, ana, 12, 14);
    await occupy(garage, { kind: 'hold', status: 'held' }, ana, 9, 12);
  });
});

describe('a row', () => {
  it.each([
    ['a hold that is confirmed', { kind: 'hold', status: 'confirmed' }],
    ['a reservation that is a closure', { kind: 'reservation', status: 'closed' }],
    ['a closure that arrived', { kind: 'closure', status: 'arrived' }],
  ] as const)('is never %s', async (_, wish) => {
    await expect(refusal(occupy(office, wish, ana, 9, 12))).resolves.toBe('reservations_kind_status_check');
  });

  it('of a booking names its member', async () => {
    const wish = row(office, { kind: 'reservation', status: 'confirmed' }, null, 9, 12);
    await expect(refusal(database.drizzle.insert(reservations).values(wish))).resolves.toBe(
      'reservations_user_check',
    );
  });
});

type Place = { organizationId: string; locationId: string; spotId: string };

async function addUser(): Promise<string> {
  const id = newId();
  await database.drizzle.insert(users).values({
    id,
    firstName: 'Test',
    lastName: 'Member',
    email: `${id}@example.com`,
    createdAt: CREATED,
    updatedAt: CREATED,
  });
  return id;
}

/** An organization with one location of one spot. */
async function addPlace(spotId = newId()): Promise<Place> {
  const [organizationId, locationId] = [newId(), newId()];
  const stamps = { createdAt: CREATED, updatedAt: CREATED };
  await database.drizzle.insert(organizations).values({
    id: organizationId,
    name: 'Test organization',
    contactEmail: 'office@example.com',
    timezone: 'UTC',
    ...stamps,
  });
  await database.drizzle.insert(locations).values({
    organizationId,
    id: locationId,
    name: 'Test location',
    address: '1 Test Street',
    timezone: 'UTC',
    operatingHours: '24/7',
    operatingHoursJson: ALWAYS_OPEN,
    ...stamps,
  });
  await addSpot({ organizationId, locationId }, spotId);
  return { organizationId, locationId, spotId };
}

async function addSpot(at: Omit<Place, 'spotId'>, id = newId()): Promise<string> {
  await database.drizzle.insert(spots).values({ ...at, id, spotNumber: id, position: 1, createdAt: CREATED });
  return id;
}

function row(place: Place, occupation: Occupation, userId: string | null, from: number, to: number) {
  return {
    ...place,
    ...occupation,
    userId,
    date: '2030-05-06',
    timeSlot: `${from}-${to}`,
    startsAt: at(from),
    endsAt: at(to),
    createdAt: CREATED,
    updatedAt: CREATED,
  };
}

async function occupy(place: Place, occupation: Occupation, member: string, from: number, to: number) {
  const userId = occupation.kind === 'closure' ? null : member;
  await database.drizzle.insert(reservations).values(row(place, occupation, userId, from, to));
}

/** The constraint that refused a statement. */
async function refusal(statement: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await statement;
    return undefined;
  } catch (error) {
    return pgError(error)?.constraint;
  }
}
