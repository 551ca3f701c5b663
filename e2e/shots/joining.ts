import { answer, change, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

/** An account without a name. */
const nameless: Act = change<{ user: object }>('**/api/auth/session', ({ user }) => ({
  user: { ...user, firstName: null, lastName: null },
}));

const LONG_FORM = {
  requireVehicleToJoin: true,
  requirePhoneToJoin: true,
  requireEmergencyContactToJoin: true,
};

/** An invitation as its link shows it; the demo has sent none. */
export const offered = (changes: object = {}): Act =>
  answer('**/api/invitations/*', {
    id: '0197a5a0-0000-7000-8000-000000000001',
    organizationId: '0197a5a0-0000-7000-8000-000000000002',
    email: 'someone.invited@example.com',
    role: 'admin',
    inviterName: 'Amara Lindqvist',
    status: 'pending',
    expiresAt: '2026-06-16T15:05:00Z',
    acceptedAt: null,
    declinedAt: null,
    createdAt: '2026-06-09T15:05:00Z',
    organization: {
      name: 'Larkfield Instruments',
      description: 'Measuring instruments since 1921, at three sites.',
      contactEmail: 'office@larkfield.example',
      requiresAgreement: true,
      customAgreementText: 'Unplug when you are done, and leave the cable as you found it.',
      ...LONG_FORM,
    },
    countsAsApproval: false,
    ...changes,
  });

const NOWHERE = answer('**/api/organizations/my', []);

/** The ways into an organization: accepting an invitation, and creating an organization. */
export const JOINING: readonly Shot[] = [
  { name: 'invitation-invalid', who: 'nobody', path: '/invitation?token=unknown', isRefused: true },
  { name: 'invitation-offer', who: 'nobody', path: '/invitation?token=sample', given: offered() },
  {
    name: 'invitation-joining',
    who: 'nobody',
    path: '/invitation?token=sample',
    given: offered(),
    act: async (page) => {
      await page.getByLabel(/^I accept/).check();
      await press('New User - Create Account')(page);
    },
  },
  {
    name: 'invitation-joining-short',
    who: 'nobody',
    path: '/invitation?token=sample&view=register',
    given: offered({
      role: 'user',
      organization: {
        name: 'Larkfield Instruments',
        description: null,
        contactEmail: 'office@larkfield.example',
        requiresAgreement: false,
        customAgreementText: null,
        requireVehicleToJoin: false,
        requirePhoneToJoin: false,
        requireEmergencyContactToJoin: false,
      },
      countsAsApproval: true,
    }),
  },
  { name: 'invitation-other-account', who: 'member', path: '/invitation?token=sample', given: offered() },
  {
    name: 'invitation-expired',
    who: 'nobody',
    path: '/invitation?token=sample',
    given: offered({ expiresAt: '2026-06-01T15:05:00Z' }),
  },
  {
    name: 'invitation-processed',
    who: 'nobody',
    path: '/invitation?token=sample',
    given: offered({ status: 'accepted' }),
  },
  { name: 'create-organization-signed-out', who: 'nobody', path: '/organization/create' },
  { name: 'create-organization-plan', who: 'administrator', path: '/organization/create' },
  {
    name: 'create-organization-details',
    who: 'administrator',
    path: '/organization/create?step=details',
    act: async (page) => {
      await page.getByLabel('Members must accept an agreement to join').check();
      await page.getByRole('button', { name: 'Create Organization' }).click();
    },
  },
  {
    name: 'no-organization',
    who: 'member',
    path: '/organization',
    window: true,
    given: NOWHERE,
  },
  {
    name: 'create-organization-dialog',
    who: 'member',
    path: '/organization',
    window: true,
    given: NOWHERE,
    act: steps(press('Create Organization'), async (page) =>
      page.getByRole('dialog').getByLabel('Organization name').waitFor(),
    ),
  },
  {
    name: 'invitation-loading',
    who: 'nobody',
    path: '/invitation?token=sample',
    given: stall('**/api/invitations/*'),
  },
  {
    name: 'invitation-error',
    who: 'nobody',
    path: '/invitation?token=sample',
    given: fail('**/api/invitations/*'),
  },
  {
    name: 'invitation-plain',
    who: 'nobody',
    path: '/invitation?token=sample',
    given: offered({
      role: 'user',
      inviterName: null,
      organization: {
        name: 'Bayerische Elektromobilitätsgenossenschaft Königswusterhausen-Süd und Umgebung',
        description: null,
        contactEmail: null,
        requiresAgreement: false,
        customAgreementText: null,
      },
    }),
  },
  {
    name: 'invitation-own',
    who: 'member',
    path: '/invitation?token=sample',
    given: offered({ email: 'priya.castellan@example.com' }),
  },
  {
    name: 'invitation-belongs-already',
    who: 'member',
    path: '/invitation?token=sample',
    given: async (page) => {
      const organizations = await page.request.get('/api/organizations/my');
      const [{ id }] = (await organizations.json()) as [{ id: string }];
      await offered({ email: 'priya.castellan@example.com', organizationId: id })(page);
    },
  },
  {
    name: 'invitation-agreement-required',
    who: 'nobody',
    path: '/invitation?token=sample',
    window: true,
    given: offered(),
    act: press('New User - Create Account'),
  },
  {
    name: 'invitation-decline',
    who: 'nobody',
    path: '/invitation?token=sample',
    window: true,
    given: offered(),
    act: press('Decline Invitation'),
  },
  {
    name: 'invitation-joining-errors',
    who: 'nobody',
    path: '/invitation?token=sample',
    given: offered(),
    act: async (page) => {
      await page.getByLabel(/^I accept/).check();
      await press('New User - Create Account')(page);
      await press(/^Complete Registration/)(page);
    },
  },
  {
    name: 'invitation-revoked',
    who: 'nobody',
    path: '/invitation?token=sample',
    given: offered({ status: 'revoked' }),
  },
  {
    name: 'create-organization-loading',
    who: 'administrator',
    path: '/organization/create',
    given: stall('**/api/auth/session'),
  },
  {
    name: 'create-organization-error',
    // Whose account the device does not keep.
    who: 'nobody',
    path: '/organization/create',
    given: fail('**/api/auth/session'),
  },
  {
    name: 'create-organization-profile',
    who: 'administrator',
    path: '/organization/create',
    given: nameless,
  },
  {
    name: 'create-organization-profile-errors',
    who: 'administrator',
    path: '/organization/create',
    given: nameless,
    act: press('Continue'),
  },
  { name: 'create-organization-form', who: 'administrator', path: '/organization/create?step=details' },
  {
    name: 'create-organization-dialog-errors',
    who: 'member',
    path: '/organization',
    window: true,
    given: NOWHERE,
    act: async (page) => {
      await press('Create Organization')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create Organization' }).click();
    },
  },
  {
    name: 'create-organization-dialog-done',
    who: 'member',
    path: '/organization',
    window: true,
    given: NOWHERE,
    act: async (page) => {
      const own = await page.request.get('/api/organizations/my');
      const [organization] = (await own.json()) as [object];
      await page.route('**/api/organizations', (route) => route.fulfill({ status: 201, json: organization }));
      await press('Create Organization')(page);
      await page.getByRole('dialog').getByLabel('Organization name').fill('Quay North');
      // The screen would continue by itself after this delay.
      await page.evaluate((pause) => {
        const wait = globalThis.setTimeout;
        globalThis.setTimeout = ((run: () => void, after?: number) =>
          after === pause ? 0 : wait(run, after)) as never;
      }, 1500);
      await page.getByRole('dialog').getByRole('button', { name: 'Create Organization' }).click();
      await page.getByRole('heading', { name: /successfully/ }).waitFor();
    },
  },
];
