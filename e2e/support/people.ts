// Creates organizations and people through the product's own API, for journeys that need them at the start.
import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext, type APIResponse } from '@playwright/test';
import { findLink, linkInMailTo } from './mail.ts';
import { storeRows } from './rows.ts';
import type { RunningServer } from './server.ts';

export const PASSWORD = 'correct horse 7';

/** A signed-in account; `calls` carries its session. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly calls: APIRequestContext;
};

export type Location = { readonly id: string; readonly spots: readonly { id: string; spotNumber: string }[] };

export type Organization = {
  readonly id: string;
  readonly admin: Account;
  /** Chargers are numbered from 01; open around the clock, in New York, unless said otherwise. */
  addLocation(name: string, totalSpots: number, timezone?: string, hours?: Hours): Promise<Location>;
  /** Sends an invitation and resolves to the link in its mail. */
  invite(email: string): Promise<string>;
  /** Invited and registered, not yet approved. */
  addApplicant(firstName: string, lastName: string): Promise<Account>;
  /** An invited, registered and approved member. */
  addMember(firstName: string, lastName: string): Promise<Account>;
};

export type Slot = { locationId: string; spotId: string; date: string; timeSlot: string };

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The opening hours of every day, or of all but the weekend. */
type Hours = { is24hrs: true } | { open: string; close: string; weekendIsClosed?: boolean };

const hoursOn = (day: string, hours: Hours): object => {
  if ('is24hrs' in hours) return hours;
  const { weekendIsClosed = false, ...times } = hours;
  return weekendIsClosed && day.startsWith('s') ? { closed: true } : times;
};

/** An address that no other test uses. */
export const newEmail = (name: string): string =>
  `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`;

/** Registers an administrator with a new organization, whose plan has no limits unless said otherwise. */
export async function makeOrganization(
  server: RunningServer,
  name = 'Harbor House',
  [firstName, lastName]: readonly [string, string] = ['Ada', 'Lindqvist'],
  subscriptionPlan: 'basic' | 'premium' | 'enterprise' = 'enterprise',
): Promise<Organization> {
  const calls = await request.newContext({ baseURL: server.url });
  const email = newEmail(firstName);
  const { user, organization } = await answer<{ user: { id: string }; organization: { id: string } }>(
    calls.post('/api/register', {
      data: {
        ...person(firstName, lastName, email),
        acceptTerms: true,
        organizationName: name,
        subscriptionPlan,
        timezone: 'America/New_York',
      },
    }),
  );
  const at = `/api/organizations/${organization.id}`;

  async function invite(address: string): Promise<string> {
    const earlier = await findLink(server.dataDir, address, '/invitation');
    await answer(calls.post(`${at}/invitations`, { data: { email: address, role: 'user' } }));
    return linkInMailTo(server.dataDir, address, '/invitation', earlier);
  }

  async function addApplicant(firstName: string, lastName: string): Promise<Account> {
    const address = newEmail(firstName);
    const token = new URL(await invite(address)).searchParams.get('token');
    const own = await request.newContext({ baseURL: server.url });
    const joined = await answer<{ user: { id: string } }>(
      own.post(`/api/invitations/${token}/accept-with-registration`, {
        data: { ...person(firstName, lastName, address), agreementAccepted: true },
      }),
    );
    return { id: joined.user.id, email: address, firstName, calls: own };
  }

  return {
    id: organization.id,
    admin: { id: user.id, email, firstName, calls },
    invite,
    async addLocation(locationName, totalSpots, timezone = 'America/New_York', hours = { is24hrs: true }) {
      const location = await answer<{ id: string }>(
        calls.post(`${at}/locations`, {
          data: {
            name: locationName,
            address: '12 Wharf Street',
            totalSpots,
            timezone,
            operatingHoursJson: Object.fromEntries(DAYS.map((day) => [day, hoursOn(day, hours)])),
          },
        }),
      );
      const spots = await answer<Location['spots']>(calls.get(`/api/locations/${location.id}/spots`));
      return { id: location.id, spots };
    },
    addApplicant,
    async addMember(firstName, lastName) {
      const member = await addApplicant(firstName, lastName);
      await answer(calls.patch(`/api/admin/users/${member.id}/status`, { data: { status: 'approved' } }));
      return member;
    },
  };
}

/** Books through the API, as another browser would. */
export const reserve = (account: Account, slot: Slot): Promise<{ id: string; timeSlot: string }> =>
  answer(account.calls.post('/api/reservations', { data: { userId: account.id, ...slot } }));

/** Mira and Noah have the first two of three chargers from 10 to 12 on a day. */
export async function makeTwoAtTheCharger(server: RunningServer, date: string) {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 3);
  const [mira, noah] = await Promise.all([
    organization.addMember('Mira', 'Okafor'),
    organization.addMember('Noah', 'Berg'),
  ]);
  const slot = { locationId: garage.id, date, timeSlot: '10-12' };
  await reserve(mira, { ...slot, spotId: garage.spots[0]!.id });
  await reserve(noah, { ...slot, spotId: garage.spots[1]!.id });
  return { organization, garage, mira, noah };
}

/** Members whom a journey is not about hold each charger in all hours of the day that nobody has. */
export const takeEveryFreeHour = (
  server: RunningServer,
  { id: organizationId }: Organization,
  { id: locationId }: Location,
  { date, from, until }: { date: string; from: number; until: number },
): Promise<void> => storeRows(server, [EVERY_FREE_HOUR, [organizationId, locationId, date, from, until]]);

const EVERY_FREE_HOUR = `
  WITH holders AS (
    SELECT id AS spot_id, gen_random_uuid() AS user_id FROM spots WHERE location_id = $2::uuid),
  people AS (
    INSERT INTO users (id, first_name, last_name, email, status, created_at, updated_at)
    SELECT user_id, 'Ola', 'Berg', user_id || '@example.com', 'approved', now(), now() FROM holders),
  members AS (
    INSERT INTO organization_memberships (organization_id, id, user_id, role, status, joined_at)
    SELECT $1::uuid, gen_random_uuid(), user_id, 'user', 'active', now() FROM holders)
  INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
    ends_at, created_at, updated_at)
  SELECT $1::uuid, gen_random_uuid(), 'reservation', 'confirmed', user_id, $2::uuid, spot_id, $3::date,
    hour || '-' || hour + 1, starts_at, starts_at + interval '1 hour', now(), now()
  FROM holders
  CROSS JOIN generate_series($4::integer, $5::integer - 1) hour
  CROSS JOIN LATERAL (
    SELECT ($3::date + hour * interval '1 hour') AT TIME ZONE timezone AS starts_at FROM locations WHERE id = $2) at
  WHERE NOT EXISTS (
    SELECT FROM reservations r WHERE r.spot_id = holders.spot_id AND r.ends_at > at.starts_at
      AND r.starts_at < at.starts_at + interval '1 hour')`;

export const reservationsOf = (
  account: Account,
): Promise<{ id: string; status: string; releasedAt: string | null }[]> =>
  answer(account.calls.get(`/api/users/${account.id}/reservations`));

export async function organizationsOf(
  account: Account,
): Promise<{ name: string; membershipStatus: string }[]> {
  const organizations = await answer<{ name: string; membershipStatus: string }[]>(
    account.calls.get('/api/organizations/my'),
  );
  return organizations.map(({ name, membershipStatus }) => ({ name, membershipStatus }));
}

/** Changes a member's status as the organization's administrator would. */
export async function setMembershipStatus(
  { id, admin }: Organization,
  member: Account,
  status: 'active' | 'suspended',
): Promise<void> {
  const [membership] = await answer<{ id: string }[]>(
    admin.calls.get(`/api/organizations/${id}/members`, { params: { query: member.email } }),
  );
  await answer(admin.calls.patch(`/api/memberships/${membership?.id}/status`, { data: { status } }));
}

const person = (firstName: string, lastName: string, email: string) => ({
  firstName,
  lastName,
  email,
  phone: '+1 212 555 0134',
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

/** Signs a browser in. */
export async function signIn(calls: APIRequestContext, { email }: Account): Promise<void> {
  await answer(calls.post('/api/auth/login', { data: { email, password: PASSWORD } }));
}

export async function answer<T>(call: Promise<APIResponse>): Promise<T> {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}
