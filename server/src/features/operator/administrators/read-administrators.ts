import {
  PAGE_SIZE,
  type Administrator,
  type readAdministrator,
  type RouteResponse,
} from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  countLocations,
  countMembers,
  countPeople,
  findPerson,
  listAdministered,
  listLocations,
  listMembers,
  listPeople,
  type AdministeredRow,
  type AdministratorFilter,
  type AdministratorRow,
} from './store.ts';

/** How many members and locations of an organization the details list. */
const MOST_LISTED = 100;

type Details = RouteResponse<typeof readAdministrator>;

/** A page of the administrators, by name, and how many there are. */
export async function listAdministrators(
  { database: { drizzle } }: AppDeps,
  { page, ...filter }: AdministratorFilter & { page: number },
): Promise<{ administrators: Administrator[]; total: number }> {
  const [people, total] = await Promise.all([
    listPeople(drizzle, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countPeople(drizzle, filter),
  ]);
  const administered =
    people.length > 0
      ? await listAdministered(
          drizzle,
          people.map(({ id }) => id),
        )
      : [];
  const administrators = people.map((person) =>
    present(
      person,
      administered.filter(({ userId }) => userId === person.id),
    ),
  );
  return { administrators, total };
}

/** @throws DomainError not_found */
export async function readAdministratorDetails(
  { database: { drizzle } }: AppDeps,
  id: string,
): Promise<Details> {
  const person = await findPerson(drizzle, id);
  if (!person) throw new DomainError('not_found');
  const administered = await listAdministered(drizzle, [id]);
  const organizations = await Promise.all(administered.map((row) => describeOrganization(drizzle, row)));
  return {
    user: present(person, administered),
    organizations,
    locations: organizations.flatMap(({ locations }) => locations),
    members: organizations.flatMap(({ members }) => members),
  };
}

/** @throws DomainError not_found */
export async function presentPerson(queries: Queries, id: string): Promise<Administrator> {
  const person = await findPerson(queries, id);
  if (!person) throw new DomainError('not_found');
  return present(person, await listAdministered(queries, [id]));
}

async function describeOrganization(
  queries: Queries,
  { id, name, contactEmail, plan, status, cancellationReason }: AdministeredRow,
): Promise<Details['organizations'][number]> {
  const [members, memberCount, locations, locationCount] = await Promise.all([
    listMembers(queries, id, MOST_LISTED),
    countMembers(queries, id),
    listLocations(queries, id, MOST_LISTED),
    countLocations(queries, id),
  ]);
  return {
    id,
    name,
    subscriptionPlan: plan,
    subscriptionStatus: status,
    contactEmail,
    cancellationReason,
    memberCount,
    members: members.map(({ role, status: membership, ...user }) => ({ user, role, status: membership })),
    locationCount,
    locations: locations.map(({ isActive, ...location }) => ({
      ...location,
      status: isActive ? 'active' : 'inactive',
    })),
  };
}

const present = (person: AdministratorRow, administered: AdministeredRow[]): Administrator => ({
  ...person,
  createdAt: person.createdAt.toISOString(),
  organizationName: administered[0]?.name ?? null,
  subscriptionPlan: administered[0]?.plan ?? null,
  organizations: administered.map(({ id, name }) => ({ id, name })),
});
