import type { LiveTopic } from '@chargerota/contract';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { accountSecurityQuery } from '../features/accounts/security/api.ts';
import { sessionsQuery } from '../features/accounts/sessions/api.ts';
import { billingHistoryQuery, billingQuery, memberLimitQuery } from '../features/billing/api.ts';
import { displaysQuery } from '../features/displays/api.ts';
import { invitationQuery, invitationsQuery } from '../features/invitations/api.ts';
import { locationLimitQuery, organizationLocationsQuery } from '../features/locations/admin-api.ts';
import { locationSpotsQuery, locationsQuery, spotsQuery } from '../features/locations/api.ts';
import { membersPageQuery } from '../features/organizations/api.ts';
import { pendingUsersQuery } from '../features/organizations/screens/today/api.ts';
import { auditActorsQuery } from '../features/organizations/settings-api.ts';
import { availabilityOfDaysQuery, userReservationsQuery } from '../features/reservations/api.ts';
import { currentUserQuery, myOrganizationsQuery } from '../lib/session.ts';
import { touchedBy } from './live-queries.ts';

const OURS = '0197a5a0-0000-7000-8000-00000000000a';
const OTHERS = '0197a5a0-0000-7000-8000-00000000000b';

const ofOrganization = (organizationId: string) => ({
  members: membersPageQuery(organizationId, { query: 'ann' }),
  'member limit': memberLimitQuery(organizationId),
  'open invitations': invitationsQuery(organizationId),
  'all locations': organizationLocationsQuery(organizationId),
  'location limit': locationLimitQuery(organizationId),
  billing: billingQuery(organizationId),
  'payment history': billingHistoryQuery(organizationId, { page: 1 }),
  'audit log': auditActorsQuery(organizationId),
  displays: displaysQuery(organizationId),
});

const SHOWN = {
  user: currentUserQuery,
  organizations: myOrganizationsQuery,
  security: accountSecurityQuery,
  sessions: sessionsQuery,
  'own reservations': userReservationsQuery('u1'),
  'free days': availabilityOfDaysQuery({ locationId: 'l1', from: '2026-06-10', to: '2026-06-11' }),
  locations: locationsQuery,
  chargers: spotsQuery,
  'chargers there': locationSpotsQuery('l1'),
  'an invitation': invitationQuery('token'),
  today: pendingUsersQuery,
  ...ofOrganization(OURS),
};

test.each<[LiveTopic, readonly (keyof typeof SHOWN)[]]>([
  ['reservations', ['own reservations', 'free days', 'today']],
  [
    'locations',
    [
      'free days',
      'locations',
      'chargers',
      'chargers there',
      'today',
      'all locations',
      'location limit',
      'billing',
      'audit log',
    ],
  ],
  ['members', ['today', 'members', 'member limit', 'billing', 'audit log']],
  ['invitations', ['an invitation', 'member limit', 'open invitations', 'billing', 'audit log']],
  ['displays', ['audit log', 'displays']],
  ['organization', ['organizations', 'member limit', 'location limit', 'billing', 'audit log']],
  ['billing', ['organizations', 'member limit', 'location limit', 'billing', 'payment history', 'audit log']],
  [
    'account',
    [
      'user',
      'organizations',
      'security',
      'sessions',
      'own reservations',
      'members',
      'member limit',
      'open invitations',
      'all locations',
      'location limit',
      'billing',
      'payment history',
      'audit log',
      'displays',
    ],
  ],
])('a change of %s reloads the data that it concerns, of this organization only', (topic, concerned) => {
  const client = new QueryClient();
  for (const { queryKey } of [...Object.values(SHOWN), ...Object.values(ofOrganization(OTHERS))])
    client.setQueryData(queryKey, []);
  const touched = touchedBy(client, { topic, organizationId: OURS });
  const read = client.getQueryCache().findAll({ predicate: touched });
  const names = Object.entries(SHOWN).filter(([, { queryKey }]) =>
    read.some((query) => query.queryHash === hashKey(queryKey)),
  );
  expect(names.map(([name]) => name)).toEqual(concerned);
  expect(read).toHaveLength(concerned.length);
});
