import type { Page } from '@playwright/test';
import { invitation, longNames, onBasicPlan, someInvited } from './fixtures.ts';
import { answer, change, fail, press, stall, steps, type Shot } from './shot.ts';

/** The results of inviting three pasted addresses. */
const RESULTS = [
  { email: 'ada@example.org', invitation: invitation('ada@example.org', '2026-06-17'), refusal: null },
  {
    email: 'mira@example.org',
    invitation: null,
    refusal: { code: 'already_invited', message: 'An invitation has already been sent to this email.' },
  },
  {
    email: 'jonah.marchetti@example.com',
    invitation: null,
    refusal: { code: 'already_member', message: 'This person is already a member of the organization.' },
  },
];

/** The chargers of a location. Opened by its link, because the demo's ids change with each run. */
const CHARGERS = {
  who: 'administrator',
  path: '/organization?tab=locations',
  act: async (page: Page) => {
    await page.getByRole('link', { name: 'Chargers of Harbor Street Offices' }).click();
    await page.getByText('Select all').waitFor();
  },
} as const;

/** As if the person also belonged to a second organization and waited for approval there. */
const inTwoOrganizations = change<[object]>('**/api/organizations/my', ([own]) => [
  own,
  {
    ...own,
    id: '0197f0a4-0000-7000-8000-000000000001',
    name: 'Quay North Charging Cooperative',
    role: 'user',
    membershipStatus: 'pending',
  },
]);

const openMember = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit Priya Castellan' }).click();
  await page.getByRole('dialog').waitFor();
};

/** The administration of an organization, all but its settings. */
export const ORGANIZATION: readonly Shot[] = [
  { name: 'organization-members', who: 'administrator', path: '/organization?tab=members' },
  {
    name: 'organization-members-found',
    who: 'administrator',
    path: '/organization?tab=members&q=mar',
  },
  {
    name: 'organization-member-suspended',
    who: 'administrator',
    path: '/organization?tab=members&show=suspended',
    window: true,
    act: press(/^Edit/),
  },
  {
    name: 'organization-members-nobody',
    who: 'administrator',
    path: '/organization?tab=members&q=zz&show=suspended',
  },
  {
    name: 'organization-members-loading',
    who: 'administrator',
    path: '/organization?tab=members',
    given: stall('**/members?*'),
  },
  {
    name: 'organization-member',
    who: 'administrator',
    path: '/organization?tab=members&q=priya',
    window: true,
    act: openMember,
  },
  {
    name: 'organization-member-suspend',
    who: 'administrator',
    path: '/organization?tab=members&q=priya',
    window: true,
    act: async (page) => {
      await openMember(page);
      await page.getByRole('dialog').getByText('Suspended', { exact: true }).click();
      await press('Save changes')(page);
      await page.getByText(/upcoming reservations$/).waitFor();
    },
  },
  {
    name: 'organization-invite-several',
    who: 'administrator',
    path: '/organization?tab=invites',
    act: async (page) => page.getByLabel('Email address').fill('ada@example.org, mira@example.org; noah'),
  },
  { name: 'organization-invites', who: 'administrator', path: '/organization?tab=invites' },
  {
    name: 'organization-invite-error',
    who: 'administrator',
    path: '/organization?tab=invites',
    act: press('Send invitation'),
  },
  { name: 'organization-locations', who: 'administrator', path: '/organization?tab=locations' },
  {
    name: 'organization-add-location',
    who: 'administrator',
    path: '/organization?tab=locations',
    window: true,
    act: press('Add Location'),
  },
  {
    name: 'organization-delete-location',
    who: 'administrator',
    path: '/organization?tab=locations',
    window: true,
    act: press(/^Delete /),
  },
  {
    name: 'organization-edit-location',
    who: 'administrator',
    path: '/organization?tab=locations',
    window: true,
    act: press('Edit Harbor Street Offices'),
  },
  {
    name: 'organization-coming-reservations',
    who: 'administrator',
    path: '/organization?tab=locations',
    window: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete Harbor Street Offices' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: /^Delete and cancel/ }).waitFor();
    },
  },
  { name: 'organization-chargers', ...CHARGERS },
  {
    name: 'organization-add-chargers',
    ...CHARGERS,
    window: true,
    act: steps(CHARGERS.act, press(/^Add charger$/)),
  },
  {
    name: 'organization-chargers-selected',
    ...CHARGERS,
    act: async (page) => {
      await CHARGERS.act(page);
      await page.getByLabel('Select charger 02').check();
      await page.getByLabel('Select charger 04').check();
    },
  },
  {
    name: 'organization-charger-edit',
    ...CHARGERS,
    window: true,
    act: async (page) => {
      await CHARGERS.act(page);
      await page.getByRole('button', { name: 'Edit charger 03' }).click();
    },
  },
  { name: 'organization-billing', who: 'administrator', path: '/organization?tab=billing' },
  {
    name: 'organization-switcher',
    who: 'administrator',
    eachSize: true,
    path: '/availability',
    window: true,
    given: inTwoOrganizations,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Organization: / })
        .locator('visible=true')
        .click();
    },
  },
  { name: 'organization-restricted', who: 'member', path: '/organization' },
  {
    name: 'organization-loading',
    who: 'administrator',
    path: '/organization',
    given: stall('**/organizations/my'),
  },
  {
    name: 'organization-error',
    who: 'administrator',
    path: '/organization',
    given: fail('**/organizations/my'),
  },
  { name: 'organization-long-names', who: 'administrator', path: '/organization', given: longNames },
  {
    name: 'organization-members-error',
    who: 'administrator',
    path: '/organization?tab=members',
    given: fail('**/members?*'),
  },
  {
    name: 'organization-members-pending',
    who: 'administrator',
    path: '/organization?tab=members&show=pending',
  },
  {
    name: 'organization-members-many',
    who: 'administrator',
    path: '/organization?tab=members',
    given: change<object[]>('**/members?*', (members) => members, 120),
  },
  {
    name: 'organization-members-alone',
    who: 'administrator',
    path: '/organization?tab=members',
    given: change<object[]>('**/members?*', (members) => members.slice(3, 4), 1),
  },
  {
    name: 'organization-member-reject',
    who: 'administrator',
    path: '/organization?tab=members',
    window: true,
    act: press(/^Reject /),
  },
  {
    name: 'organization-member-self',
    who: 'administrator',
    path: '/organization?tab=members&q=amara',
    window: true,
    act: async (page) => {
      await press('Edit Amara Lindqvist')(page);
      await page.getByRole('dialog').getByText('Suspended', { exact: true }).click();
      await press('Save changes')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'organization-member-last-administrator',
    who: 'administrator',
    path: '/organization?tab=members&q=amara',
    window: true,
    given: change('**/members?*role=admin*', (members) => members, 1),
    act: press('Edit Amara Lindqvist'),
  },
  {
    name: 'organization-invites-sent',
    who: 'administrator',
    path: '/organization?tab=invites',
    given: someInvited,
  },
  {
    name: 'organization-invite-revoke',
    who: 'administrator',
    path: '/organization?tab=invites',
    window: true,
    given: someInvited,
    act: press(/^Revoke the invitation of noah/),
  },
  {
    name: 'organization-invite-results',
    who: 'administrator',
    path: '/organization?tab=invites',
    act: async (page) => {
      await page.route('**/invitations/batch', (route) => route.fulfill({ json: { results: RESULTS } }));
      await page
        .getByLabel('Email address')
        .fill('ada@example.org; mira@example.org; noah; jonah.marchetti@example.com,');
      await press(/^Send 3/)(page);
      await page.getByText('Sent', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'organization-invites-loading',
    who: 'administrator',
    path: '/organization?tab=invites',
    given: stall('**/invitations?*'),
  },
  {
    name: 'organization-invites-error',
    who: 'administrator',
    path: '/organization?tab=invites',
    given: fail('**/invitations?*'),
  },
  {
    name: 'organization-locations-loading',
    who: 'administrator',
    path: '/organization?tab=locations',
    given: stall('**/organizations/*/locations'),
  },
  {
    name: 'organization-locations-error',
    who: 'administrator',
    path: '/organization?tab=locations',
    given: fail('**/organizations/*/locations'),
  },
  {
    name: 'organization-locations-none',
    who: 'administrator',
    path: '/organization?tab=locations',
    given: answer('**/organizations/*/locations', []),
  },
  {
    name: 'organization-locations-many',
    who: 'administrator',
    path: '/organization?tab=locations',
    given: change<object[]>('**/organizations/*/locations', (three) =>
      [...three, ...three, ...three].map((location, index) => ({
        ...location,
        id: `0197a5a0-0000-7000-8000-00000000000${index}`,
        isActive: index < 7,
      })),
    ),
  },
  {
    name: 'organization-locations-long-names',
    who: 'administrator',
    path: '/organization?tab=locations',
    given: longNames,
  },
  ...['Opening hours', 'For members'].map((part): Shot => ({
    name: `organization-edit-location-${part.toLowerCase().replace(' ', '-')}`,
    who: 'administrator',
    path: '/organization?tab=locations',
    window: true,
    act: async (page) => {
      await press('Edit Harbor Street Offices')(page);
      await page.getByRole('heading', { name: part }).evaluate((heading) => heading.scrollIntoView());
    },
  })),
  {
    name: 'organization-edit-location-refused',
    who: 'administrator',
    path: '/organization?tab=locations',
    window: true,
    act: async (page) => {
      await press('Edit Harbor Street Offices')(page);
      await page.getByRole('textbox', { name: 'Chargers' }).fill('0');
      await page.getByLabel('Latitude').fill('95');
      await press('Save changes')(page);
    },
  },
  {
    name: 'organization-edit-location-discard',
    who: 'administrator',
    path: '/organization?tab=locations',
    window: true,
    act: async (page) => {
      await press('Edit Harbor Street Offices')(page);
      await page.getByLabel('Name', { exact: true }).fill('Harbor Street');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'organization-chargers-loading',
    ...CHARGERS,
    act: async (page) => {
      await page.route('**/locations/*/spots', () => {});
      await page.getByRole('link', { name: 'Chargers of Harbor Street Offices' }).click();
    },
  },
  {
    name: 'organization-chargers-maintenance',
    ...CHARGERS,
    act: steps(CHARGERS.act, (page) => page.getByText('Maintenance', { exact: true }).first().click()),
  },
  {
    name: 'organization-chargers-change',
    ...CHARGERS,
    window: true,
    act: async (page) => {
      await CHARGERS.act(page);
      await page.getByLabel('Select charger 02').check();
      await page.getByLabel('Select charger 04').check();
      await page.getByRole('button', { name: 'Change', exact: true }).click();
    },
  },
  {
    name: 'organization-charger-maintenance',
    ...CHARGERS,
    window: true,
    act: async (page) => {
      await CHARGERS.act(page);
      await press('Edit charger 03')(page);
      await page.getByRole('dialog').getByText('Maintenance', { exact: true }).click();
    },
  },
  ...(['members', 'invites', 'locations'] as const).map((tab): Shot => ({
    name: `organization-full-${tab}`,
    who: 'administrator',
    path: `/organization?tab=${tab}`,
    given: onBasicPlan({ full: true }),
  })),
  {
    name: 'organization-full-invites-sent',
    who: 'administrator',
    path: '/organization?tab=invites',
    given: steps(onBasicPlan({ full: true }), someInvited),
  },
  ...(['members', 'invites', 'locations'] as const).map((tab): Shot => ({
    name: `organization-trial-ended-${tab}`,
    who: 'administrator',
    path: `/organization?tab=${tab}`,
    given: onBasicPlan({ trialEnds: '2026-06-05T15:05:00Z' }),
  })),
];
