// Which queries are read again when something has changed.
import type { LiveEvent, LiveTopic, Reservation } from '@chargerota/contract';
import { addDays, type LocalDate } from '@chargerota/domain';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { accountSecurityQuery } from '../features/accounts/security/api.ts';
import { sessionsQuery } from '../features/accounts/sessions/api.ts';
import { billingKeys, billingQuery, memberLimitQuery } from '../features/billing/api.ts';
import { calendarFeedQuery } from '../features/calendar/api.ts';
import { displaysQuery } from '../features/displays/api.ts';
import { invitationKeys } from '../features/invitations/api.ts';
import { locationLimitQuery, organizationLocationsQuery } from '../features/locations/admin-api.ts';
import { locationKeys } from '../features/locations/api.ts';
import { reviewKeys } from '../features/locations/reviews/api.ts';
import { notificationKeys } from '../features/notifications/unread-api.ts';
import { organizationKeys } from '../features/organizations/api.ts';
import { reportKeys } from '../features/reports/api.ts';
import { isOwnList, reservationKeys } from '../features/reservations/api.ts';
import { recommendationKeys } from '../features/reservations/recommended/api.ts';
import { lineKeys } from '../features/waitlist/api.ts';
import { sessionKeys } from '../lib/session.ts';

type IsTouched = (query: Query) => boolean;

/** The queries of a feature that a change concerns, by topic. A missing topic concerns none of them. */
type LiveQueries = Partial<Record<LiveTopic, (change: LiveEvent, client: QueryClient) => IsTouched>>;

/** The queries whose keys begin with one of these. */
const startingWith =
  (...beginnings: readonly QueryKey[]): IsTouched =>
  ({ queryKey }) =>
    beginnings.some((beginning) => beginning.every((part, index) => queryKey[index] === part));

const accountsLive: LiveQueries = {
  account: () => startingWith(sessionKeys.user, accountSecurityQuery.queryKey, sessionsQuery.queryKey),
};

const billingLimits = ({ organizationId }: LiveEvent): IsTouched =>
  startingWith(memberLimitQuery(organizationId).queryKey, billingQuery(organizationId).queryKey);

const wholeBilling = ({ organizationId }: LiveEvent): IsTouched =>
  startingWith(memberLimitQuery(organizationId).queryKey, billingKeys.all(organizationId));

/** Members, open invitations, locations and chargers count against the plan's limits. */
const billingLive: LiveQueries = {
  members: billingLimits,
  invitations: billingLimits,
  locations: ({ organizationId }) => startingWith(billingQuery(organizationId).queryKey),
  organization: billingLimits,
  billing: wholeBilling,
  account: wholeBilling,
};

const calendarLive: LiveQueries = {
  account: () => startingWith(calendarFeedQuery.queryKey),
};

const displaysLive: LiveQueries = {
  displays: ({ organizationId }) => startingWith(displaysQuery(organizationId).queryKey),
  account: ({ organizationId }) => startingWith(displaysQuery(organizationId).queryKey),
};

const invitationsLive: LiveQueries = {
  invitations: ({ organizationId }) =>
    startingWith(invitationKeys.all, invitationKeys.ofOrganization(organizationId)),
  account: ({ organizationId }) => startingWith(invitationKeys.ofOrganization(organizationId)),
};

const administratorsPlaces = (organizationId: string) => [
  organizationLocationsQuery(organizationId).queryKey,
  locationLimitQuery(organizationId).queryKey,
];

const locationsLive: LiveQueries = {
  locations: ({ organizationId }) =>
    startingWith(
      locationKeys.all,
      locationKeys.spots,
      reviewKeys.all,
      ...administratorsPlaces(organizationId),
    ),
  organization: ({ organizationId }) => startingWith(locationLimitQuery(organizationId).queryKey),
  billing: ({ organizationId }) => startingWith(locationLimitQuery(organizationId).queryKey),
  account: ({ organizationId }) => startingWith(...administratorsPlaces(organizationId)),
};

const notificationsLive: LiveQueries = {
  notifications: () => startingWith(notificationKeys.lists),
  // A notification of an offer shows how that stands. Events of a location are about everybody's line.
  line: ({ locationId }) => (locationId === undefined ? startingWith(notificationKeys.lists) : () => false),
  // The choices show the account's address, number and switches.
  account: () => startingWith(notificationKeys.preferences),
  // The organization says whether members may have a reminder of their own.
  organization: () => startingWith(notificationKeys.preferences),
};

/** Every change by an administrator is added to the log. */
const organizationsLive: LiveQueries = {
  reservations: () => startingWith(organizationKeys.today),
  locations: ({ organizationId }) =>
    startingWith(organizationKeys.today, organizationKeys.auditLog(organizationId)),
  members: ({ organizationId }) =>
    startingWith(
      organizationKeys.today,
      organizationKeys.members(organizationId),
      organizationKeys.auditLog(organizationId),
    ),
  invitations: ({ organizationId }) => startingWith(organizationKeys.auditLog(organizationId)),
  displays: ({ organizationId }) => startingWith(organizationKeys.auditLog(organizationId)),
  organization: ({ organizationId }) =>
    startingWith(sessionKeys.organizations, organizationKeys.auditLog(organizationId)),
  billing: ({ organizationId }) =>
    startingWith(sessionKeys.organizations, organizationKeys.auditLog(organizationId)),
  account: ({ organizationId }) =>
    startingWith(
      sessionKeys.organizations,
      organizationKeys.members(organizationId),
      organizationKeys.auditLog(organizationId),
    ),
};

const report = () => startingWith(reportKeys.all);

const reportsLive: LiveQueries = {
  reservations: report,
  line: report,
  // Chargers and time zones.
  locations: report,
  // The plan.
  organization: report,
};

type Place = { locationId?: string; date?: LocalDate };

/**
 * The queries that a change of reservations concerns. An event with a place concerns that day at that location, and the
 * person's own reservations if one of them is there. An event without a place concerns all, because the person's own
 * reservations or what everybody may see have changed.
 */
function touchedByReservations(change: LiveEvent, client: QueryClient): IsTouched {
  const { locationId, date } = change;
  if (locationId === undefined || date === undefined)
    return startingWith(
      reservationKeys.days,
      reservationKeys.availability,
      reservationKeys.ofUsers,
      recommendationKeys.all,
    );
  const isOwn = client
    .getQueriesData<Reservation[]>({ predicate: isOwnList })
    .some(([, rows]) => rows?.some((row) => row.locationId === locationId && row.date === date));
  // A reservation may begin on the evening before, or end on the next day. Some queries use 'today'.
  const near = [undefined, 'today', addDays(date, -1), date, addDays(date, 1)];
  const isThere = (place: Place): boolean =>
    [undefined, locationId].includes(place.locationId) && near.includes(place.date);

  return ({ queryKey: [resource, ...rest] }) => {
    if (resource === reservationKeys.ofUsers[0]) return isOwn;
    if (resource === recommendationKeys.all[0]) return true;
    if (resource === reservationKeys.availability[0]) return isThere(rest.at(-1) as Place);
    if (resource !== reservationKeys.days[0]) return false;
    const [day, place] = rest as [LocalDate, Place];
    return isThere({ ...place, date: day });
  };
}

const reservationsLive: LiveQueries = {
  reservations: touchedByReservations,
  // What is closed for a time is among the reservations of a day.
  locations: () => startingWith(reservationKeys.availability, reservationKeys.days, recommendationKeys.all),
  organization: () => startingWith(recommendationKeys.all),
  account: () => startingWith(reservationKeys.ofUsers),
};

const ownLine = [lineKeys.entries, lineKeys.offers, lineKeys.lines] as const;

const waitlistLive: LiveQueries = {
  line: () => startingWith(...ownLine),
  // Their names are shown, and what a location no longer has is not waited for.
  locations: () => startingWith(...ownLine),
  account: () => startingWith(...ownLine),
  organization: () => startingWith(lineKeys.entries, lineKeys.lines),
};

/** By feature, so that what a topic concerns is found with the feature that shows it. */
const FEATURES: readonly LiveQueries[] = [
  accountsLive,
  billingLive,
  calendarLive,
  displaysLive,
  invitationsLive,
  locationsLive,
  notificationsLive,
  organizationsLive,
  reportsLive,
  reservationsLive,
  waitlistLive,
];

/** The queries that a change concerns. */
export function touchedBy(client: QueryClient, change: LiveEvent): IsTouched {
  const touched = FEATURES.flatMap((feature) => feature[change.topic]?.(change, client) ?? []);
  return (query) => touched.some((isTouched) => isTouched(query));
}
