// `npm run shots -w e2e -- FOLDER [NAME]`: pictures of every screen and state with the demo's data (or of those whose
// name contains NAME), at both sizes and in both themes, to be looked at. Build first.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, request, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startServer, type RunningServer } from './support/server.ts';

/** Wednesday in New York, where the demo's member is at home: 11:05 AM in the peak window, 3:20 PM after it. */
const MOMENTS = { morning: '2026-06-10T15:05:00Z', afternoon: '2026-06-10T19:20:00Z' };
const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;

type Who = 'nobody' | 'member' | 'administrator' | 'pending';

type Session = Exclude<BrowserContextOptions['storageState'], string>;

type Shot = {
  name: string;
  who: Who;
  path: string;
  /** Brings the screen into its state. */
  act?: (page: Page) => Promise<void>;
  /** The window as it is seen, instead of the whole page: for what floats over it. */
  window?: boolean;
  /** In the morning unless given. */
  at?: keyof typeof MOMENTS;
};

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Answers of a path never come, so that what stands in their place can be seen. */
const stall = (path: string) => async (page: Page) => {
  await page.route(path, () => {});
  await page.reload();
};
const fail = (path: string) => async (page: Page) => {
  await page.route(path, (route) => route.abort());
  await page.reload();
};

/** The chargers of a location, which only its link leads to: the demo's ids are new each time. */
const CHARGERS = {
  who: 'administrator',
  path: '/organization?tab=locations',
  act: async (page: Page) => {
    await page.getByRole('link', { name: 'Chargers of Harbor Street Offices' }).click();
    await page.getByText('Select all').waitFor();
  },
} as const;

/** As if one belonged to a second organization too, and waited there. */
const inTwoOrganizations = async (page: Page) => {
  await page.route('**/api/organizations/my', async (route) => {
    const response = await route.fetch();
    const [own] = (await response.json()) as [object];
    const second = { id: '0197f0a4-0000-7000-8000-000000000001', name: 'Quay North Charging Cooperative' };
    await route.fulfill({ json: [own, { ...own, ...second, role: 'user', membershipStatus: 'pending' }] });
  });
  await page.reload();
};

/** An invitation such as its link shows it; the demo has sent none. */
const offered =
  (changes: object = {}, act?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    const invitation = {
      id: '0197a5a0-0000-7000-8000-000000000001',
      organizationId: '0197a5a0-0000-7000-8000-000000000002',
      email: 'someone.invited@example.com',
      role: 'admin',
      status: 'pending',
      expiresAt: '2026-06-16T15:05:00Z',
      acceptedAt: null,
      createdAt: '2026-06-09T15:05:00Z',
      organization: {
        name: 'Larkfield Instruments',
        description: 'Measuring instruments since 1921, at three sites.',
        contactEmail: 'office@larkfield.example',
        requiresAgreement: true,
        customAgreementText: 'Unplug when you are done, and leave the cable as you found it.',
      },
      ...changes,
    };
    await page.route('**/api/invitations/*', (route) => route.fulfill({ json: invitation }));
    await page.reload({ waitUntil: 'networkidle' });
    await act?.(page);
  };

/** As if somebody had come back from Google to `path`, of whom the server then says this. */
const returned =
  (path: string, changes: object, act?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    const identity = {
      provider: 'google',
      email: 'maya.torres@harborline.example',
      firstName: 'Maya',
      lastName: 'Torres',
      action: 'login',
      next: 'register',
      hasPassword: true,
      subscriptionPlan: 'premium',
      returnUrl: '/dashboard',
      ...changes,
    };
    await page.route('**/api/auth/pending-identity', (route) => route.fulfill({ json: { identity } }));
    await page.goto(path, { waitUntil: 'networkidle' });
    await act?.(page);
  };
const DEVICES = [
  ['Chrome on Windows', 'password', '2026-05-28T13:02:00Z', '2026-06-10T15:05:00Z'],
  ['Safari on iPhone', 'google', '2026-06-02T17:40:00Z', '2026-06-10T14:53:00Z'],
  ['Firefox on Linux', 'password', '2025-12-11T09:15:00Z', '2026-06-09T21:12:00Z'],
  [null, 'password', '2026-04-20T18:00:00Z', '2026-05-02T18:00:00Z'],
] as const;

/** Sign-in and security of somebody with both providers in reach; `changes` are to what the server knows of the account. */
const secured =
  (changes: object = {}, act?: (page: Page) => Promise<void>, search = '') =>
  async (page: Page): Promise<void> => {
    const security = {
      hasPassword: true,
      emailChange: null,
      identities: [
        {
          provider: 'google',
          email: 'maya.torres@gmail.example',
          createdAt: '2025-11-03T15:00:00Z',
          lastUsedAt: '2026-06-02T17:40:00Z',
        },
      ],
      termsAcceptedAt: '2026-05-04T14:00:00Z',
      termsVersion: '2025-01',
      ...changes,
    };
    const sessions = DEVICES.map(([device, method, signedInAt, lastSeenAt], index) => ({
      id: `0197a5a0-0000-7000-8000-00000000000${index}`,
      current: index === 0,
      device,
      method,
      signedInAt,
      lastSeenAt,
      expiresAt: '2026-07-10T15:05:00Z',
    }));
    await page.route('**/api/account/security', (route) => route.fulfill({ json: security }));
    await page.route('**/api/account/sessions', (route) => route.fulfill({ json: sessions }));
    await page.route('**/api/auth/*/status', (route) => route.fulfill({ json: { configured: true } }));
    await page.goto(page.url() + search, { waitUntil: 'networkidle' });
    await act?.(page);
  };
const PENDING_ADDRESS = {
  emailChange: { newEmail: 'maya.torres@new-harborline.example', expiresAt: '2026-06-11T15:05:00Z' },
};

/** What the link to a new address leads to. */
const addressLink =
  (answer: object, confirmed?: { status?: number; json: object }) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/confirm-email/verify?*', (route) => route.fulfill({ json: answer }));
    await page.route('**/api/confirm-email', (route) => route.fulfill(confirmed ?? {}));
    await page.goto('/confirm-email?token=sample', { waitUntil: 'networkidle' });
    if (confirmed) await press('Confirm')(page);
  };
const NEW_ADDRESS = { valid: true, email: 'maya.torres@new-harborline.example' };

/** The session ends elsewhere, and the next call finds out. */
const endSession = async (page: Page): Promise<void> => {
  const body = { code: 'unauthenticated', message: 'Please sign in to continue.' };
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: body }));
};

const editProfile = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit my profile' }).click();
  await page.getByLabel('Last name').waitFor();
};

const openMember = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit Priya Castellan' }).click();
  await page.getByRole('dialog').waitFor();
};

const SHOTS: readonly Shot[] = [
  { name: 'landing', who: 'nobody', path: '/' },
  { name: 'landing-signed-in', who: 'member', path: '/' },
  { name: 'not-found', who: 'nobody', path: '/no-such-screen' },
  { name: 'login', who: 'nobody', path: '/login' },
  { name: 'login-errors', who: 'nobody', path: '/login', act: press('Sign In') },
  {
    name: 'login-failed',
    who: 'nobody',
    path: '/login',
    window: true,
    act: async (page) => {
      await page.getByLabel('Email address').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByText('Login Failed', { exact: true }).waitFor();
    },
  },
  {
    name: 'provider-not-configured',
    who: 'nobody',
    path: '/login',
    window: true,
    act: press('Continue with Apple'),
  },
  {
    name: 'provider-leaving',
    who: 'nobody',
    path: '/login',
    act: async (page) => {
      await page.route('**/api/auth/*/status', (route) => route.fulfill({ json: { configured: true } }));
      await page.route('**/api/auth/apple', () => {});
      await page.reload({ waitUntil: 'networkidle' });
      await press('Continue with Apple')(page);
    },
  },
  { name: 'provider-cancelled', who: 'nobody', path: '/login?problem=cancelled&provider=google' },
  { name: 'provider-refused', who: 'nobody', path: '/login?problem=refused&provider=apple' },
  {
    name: 'provider-connect',
    who: 'nobody',
    path: '/login?connect=google',
    act: returned('/login?connect=google', { next: 'connect' }, press('Connect')),
  },
  {
    name: 'provider-connect-without-password',
    who: 'nobody',
    path: '/login?connect=google',
    act: returned('/login?connect=google', { next: 'connect', hasPassword: false }),
  },
  {
    name: 'provider-connected',
    who: 'nobody',
    path: '/login?connect=google',
    act: returned('/login?connect=google', { next: 'connect' }, async (page) => {
      const user = {
        id: '0197a5a0-0000-7000-8000-000000000003',
        email: 'maya.torres@harborline.example',
        firstName: 'Maya',
      };
      await page.route('**/api/auth/connect', (route) => route.fulfill({ json: { user } }));
      await page.getByLabel('Password', { exact: true }).fill('a password');
      await press('Connect')(page);
    }),
  },
  {
    name: 'provider-unknown',
    who: 'nobody',
    path: '/login?unknown=google',
    act: returned('/login?unknown=google', {}),
  },
  {
    name: 'provider-unknown-invited',
    who: 'nobody',
    path: '/login?unknown=google',
    act: returned('/login?unknown=google', { returnUrl: '/invitation?token=sample' }),
  },
  {
    name: 'provider-loading',
    who: 'nobody',
    path: '/login',
    act: async (page) => {
      await page.route('**/api/auth/pending-identity', () => {});
      await page.goto('/login?unknown=google');
    },
  },
  { name: 'registration', who: 'nobody', path: '/registration' },
  {
    name: 'registration-by-provider',
    who: 'nobody',
    path: '/registration?provider=google',
    act: returned('/registration?provider=google', { action: 'register' }),
  },
  {
    name: 'registration-provider-expired',
    who: 'nobody',
    path: '/registration?provider=google',
  },
  { name: 'registration-errors', who: 'nobody', path: '/registration', act: press('Submit Registration') },
  { name: 'invitation-invalid', who: 'nobody', path: '/invitation?token=unknown' },
  { name: 'invitation-offer', who: 'nobody', path: '/invitation?token=sample', act: offered() },
  {
    name: 'invitation-joining',
    who: 'nobody',
    path: '/invitation?token=sample',
    act: offered({}, async (page) => {
      await page.getByLabel(/^I accept/).check();
      await press('New User - Create Account')(page);
    }),
  },
  {
    name: 'invitation-joining-by-provider',
    who: 'nobody',
    path: '/invitation?token=sample&view=register',
    act: async (page) => {
      await offered()(page);
      await returned('/invitation?token=sample&view=register', { email: 'someone.invited@example.com' })(
        page,
      );
    },
  },
  {
    name: 'invitation-joining-as-other',
    who: 'nobody',
    path: '/invitation?token=sample&view=register',
    act: async (page) => {
      await offered()(page);
      await returned('/invitation?token=sample&view=register', {})(page);
    },
  },
  { name: 'invitation-other-account', who: 'member', path: '/invitation?token=sample', act: offered() },
  {
    name: 'invitation-expired',
    who: 'nobody',
    path: '/invitation?token=sample',
    act: offered({ expiresAt: '2026-06-01T15:05:00Z' }),
  },
  {
    name: 'invitation-processed',
    who: 'nobody',
    path: '/invitation?token=sample',
    act: offered({ status: 'accepted' }),
  },
  { name: 'pending', who: 'pending', path: '/dashboard' },
  { name: 'booking-pending', who: 'pending', path: '/booking' },
  { name: 'booking-signed-out', who: 'nobody', path: '/booking' },
  { name: 'dashboard', who: 'member', path: '/dashboard' },
  { name: 'dashboard-loading', who: 'member', path: '/dashboard', act: stall('**/reservations') },
  { name: 'dashboard-error', who: 'member', path: '/dashboard', act: fail('**/reservations') },
  { name: 'dashboard-edit', who: 'member', path: '/dashboard', window: true, act: press(/^Edit/) },
  { name: 'dashboard-cancel', who: 'member', path: '/dashboard', window: true, act: press(/^Cancel/) },
  {
    name: 'profile-edit',
    who: 'member',
    path: '/dashboard',
    act: editProfile,
  },
  {
    name: 'profile-errors',
    who: 'member',
    path: '/dashboard',
    act: async (page) => {
      await editProfile(page);
      await page.getByLabel('Email', { exact: true }).fill('maya@elsewhere.example');
      await page.getByLabel('Color').selectOption('Other (Custom)');
      await page.getByLabel('Model').fill('');
      await press('Save changes')(page);
    },
  },
  {
    name: 'profile-pending-address',
    who: 'member',
    path: '/dashboard',
    act: secured(PENDING_ADDRESS),
  },
  {
    name: 'profile-leave',
    who: 'member',
    path: '/dashboard',
    window: true,
    act: async (page) => {
      await editProfile(page);
      await page.getByLabel('Last name').fill('Okafor-Lund');
      await page.getByRole('link', { name: 'Book' }).last().click();
    },
  },
  { name: 'account', who: 'member', path: '/account', act: secured() },
  { name: 'account-loading', who: 'member', path: '/account', act: stall('**/api/account/**') },
  { name: 'account-error', who: 'member', path: '/account', act: fail('**/api/account/**') },
  { name: 'account-pending-address', who: 'member', path: '/account', act: secured(PENDING_ADDRESS) },
  {
    name: 'account-no-password',
    who: 'member',
    path: '/account',
    act: secured({ hasPassword: false, termsAcceptedAt: null, termsVersion: null }, press('Set a Password')),
  },
  {
    name: 'account-problem',
    who: 'member',
    path: '/account',
    act: secured({ identities: [] }, undefined, '?problem=taken&provider=google'),
  },
  {
    name: 'account-address',
    who: 'member',
    path: '/account',
    window: true,
    act: secured({}, async (page) => {
      await press('Change Email')(page);
      await press('Send Link')(page);
    }),
  },
  {
    name: 'account-password',
    who: 'member',
    path: '/account',
    window: true,
    act: secured({}, async (page) => {
      await press('Change Password')(page);
      await page.getByLabel('New password', { exact: true }).fill('harborline');
      await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click();
    }),
  },
  {
    name: 'account-others',
    who: 'member',
    path: '/account',
    window: true,
    act: secured({}, press('Sign Out All Others')),
  },
  {
    name: 'account-disconnect',
    who: 'member',
    path: '/account',
    window: true,
    act: secured({}, press('Disconnect Google')),
  },
  { name: 'confirm-address', who: 'nobody', path: '/login', act: addressLink(NEW_ADDRESS) },
  {
    name: 'confirm-address-done',
    who: 'nobody',
    path: '/login',
    act: addressLink(NEW_ADDRESS, { json: { message: '', email: NEW_ADDRESS.email } }),
  },
  {
    name: 'confirm-address-taken',
    who: 'nobody',
    path: '/login',
    act: addressLink(NEW_ADDRESS, { status: 409, json: { code: 'email_registered', message: '' } }),
  },
  { name: 'confirm-address-invalid', who: 'nobody', path: '/confirm-email?token=unknown' },
  {
    name: 'signed-out',
    who: 'member',
    path: '/account',
    act: secured({}, async (page) => {
      await endSession(page);
      await press(/^Sign Out Safari/)(page);
      await page.getByText('You were signed out').waitFor();
    }),
  },
  {
    name: 'signed-out-unsaved',
    who: 'member',
    path: '/dashboard',
    window: true,
    act: async (page) => {
      await editProfile(page);
      await page.getByLabel('Last name').fill('Okafor-Lund');
      await endSession(page);
      await press('Save changes')(page);
      await page.getByText('You were signed out').waitFor();
    },
  },
  { name: 'dashboard-nothing-reserved', who: 'administrator', path: '/dashboard' },
  { name: 'booking', who: 'member', path: '/booking' },
  { name: 'booking-window', who: 'member', path: '/booking', window: true },
  { name: 'booking-loading', who: 'member', path: '/booking', act: stall('**/api/locations') },
  { name: 'booking-error', who: 'member', path: '/booking', act: fail('**/api/locations') },
  {
    name: 'booking-locations',
    who: 'member',
    path: '/booking',
    window: true,
    act: async (page) => page.getByRole('combobox').click(),
  },
  {
    name: 'booking-refused',
    who: 'member',
    path: '/booking',
    window: true,
    act: async (page) => {
      await page.route('**/api/reservations', (route) =>
        route.fulfill({ status: 409, json: { message: 'This spot is already taken for that time.' } }),
      );
      await page
        .getByRole('button', { name: /^Confirm/ })
        .locator('visible=true')
        .click();
      await page.getByText('Booking Failed', { exact: true }).waitFor();
    },
  },
  { name: 'status', who: 'member', path: '/availability' },
  { name: 'status-window', who: 'member', path: '/availability', window: true },
  { name: 'status-list', who: 'member', path: '/availability?view=list' },
  { name: 'status-tomorrow', who: 'member', path: '/availability?day=2026-06-11' },
  { name: 'status-loading', who: 'member', path: '/availability', act: stall('**/api/reservations/**') },
  {
    name: 'status-details',
    who: 'administrator',
    path: '/availability',
    window: true,
    act: async (page) =>
      page
        .getByRole('button', { name: /: taken by/ })
        .nth(2)
        .click(),
  },
  {
    name: 'status-day-picker',
    who: 'member',
    path: '/availability',
    window: true,
    act: press(/^Day: /),
  },
  {
    name: 'status-walk-in',
    who: 'administrator',
    at: 'afternoon',
    path: '/availability?view=list',
    window: true,
    act: press(/^Walk in/),
  },
  { name: 'organization-members', who: 'administrator', path: '/organization?tab=members' },
  {
    name: 'organization-members-found',
    who: 'administrator',
    path: '/organization?tab=members&q=am',
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
    act: stall('**/members?*'),
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
      await press('Save Changes')(page);
      await page.getByText(/coming reservations$/).waitFor();
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
    act: press('Send Invitation'),
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
      await page.getByRole('button', { name: 'Delete and Cancel Them' }).waitFor();
    },
  },
  { name: 'organization-chargers', ...CHARGERS },
  {
    name: 'organization-chargers-selected',
    ...CHARGERS,
    window: true,
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
    name: 'organization-billing-error',
    who: 'administrator',
    path: '/organization?tab=billing',
    act: fail('**/location-limit'),
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
    act: async (page) => {
      await page.route('**/api/organizations/my', (route) => route.fulfill({ json: [] }));
      await page.reload();
      await page.getByRole('button', { name: 'Create Organization' }).click();
    },
  },
  {
    name: 'organization-switcher',
    who: 'administrator',
    path: '/availability',
    window: true,
    act: async (page) => {
      await inTwoOrganizations(page);
      await page
        .getByRole('button', { name: /^Organization: / })
        .locator('visible=true')
        .click();
    },
  },
  { name: 'admin-users', who: 'administrator', path: '/admin' },
  { name: 'admin-loading', who: 'administrator', path: '/admin', act: stall('**/api/admin/**') },
  { name: 'admin-error', who: 'administrator', path: '/admin', act: fail('**/api/admin/**') },
  { name: 'admin-locations', who: 'administrator', path: '/admin?tab=locations' },
  {
    name: 'admin-location-invalid',
    who: 'administrator',
    path: '/admin?tab=locations',
    act: press('Add Location'),
  },
  { name: 'admin-reservations', who: 'administrator', path: '/admin?tab=reservations' },
  { name: 'admin-settings', who: 'administrator', path: '/admin?tab=settings' },
  { name: 'admin-signed-out', who: 'nobody', path: '/admin' },
  { name: 'settings', who: 'administrator', path: '/organization?tab=settings' },
  {
    name: 'settings-unsaved',
    who: 'administrator',
    path: '/organization?tab=settings',
    act: async (page) => {
      await page.getByLabel('Peak hours start').selectOption('9:00 AM');
      await page.getByRole('radio', { name: 'Walk-ins only' }).check();
      await page.getByRole('switch', { name: 'Off-peak walk-ins' }).uncheck();
      await page.getByRole('switch', { name: 'Limit how often a member books' }).check();
      await page.getByRole('switch', { name: 'Show Reservation Details' }).uncheck();
    },
  },
  {
    name: 'settings-leave',
    who: 'administrator',
    path: '/organization?tab=settings',
    window: true,
    act: async (page) => {
      await page.getByRole('switch', { name: 'Limit how often a member books' }).check();
      await page.getByRole('tab', { name: 'Members' }).click();
    },
  },
  { name: 'settings-privacy', who: 'administrator', path: '/organization?tab=settings&view=privacy' },
  {
    name: 'settings-privacy-off',
    who: 'administrator',
    path: '/organization?tab=settings&view=privacy',
    act: async (page) => page.getByRole('switch', { name: 'Show Reservation Details' }).uncheck(),
  },
  { name: 'settings-changes', who: 'administrator', path: '/organization?tab=settings&view=changes' },
  {
    name: 'settings-changes-none',
    who: 'administrator',
    path: '/organization?tab=settings&view=changes&query=nobody',
  },
  {
    name: 'settings-changes-loading',
    who: 'administrator',
    path: '/organization?tab=settings&view=changes',
    act: stall('**/audit-log?*'),
  },
  {
    name: 'settings-changes-error',
    who: 'administrator',
    path: '/organization?tab=settings&view=changes',
    act: fail('**/audit-log?*'),
  },
  { name: 'organization-restricted', who: 'member', path: '/organization' },
];

const folder = process.argv[2];
if (!folder) throw new Error('Say where the pictures go: npm run shots -w e2e -- FOLDER');
// npm runs scripts in the workspace's folder; a relative path is meant from where the person stands.
const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
const only = process.argv[3] ?? '';
await mkdir(target, { recursive: true });
for (const [moment, clockStart] of Object.entries(MOMENTS)) {
  const shots = SHOTS.filter(({ name, at = 'morning' }) => at === moment && name.includes(only));
  if (shots.length > 0) await takeAll(shots, clockStart, target);
}

async function takeAll(shots: readonly Shot[], clockStart: string, folder: string): Promise<void> {
  const server = await startServer({ clockStart, arguments: ['--demo'] });
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const sessions = {
      nobody: undefined,
      member: await signIn(server, 'member'),
      administrator: await signIn(server, 'administrator'),
      pending: await signIn(server, 'waiting for approval'),
    };
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of THEMES) {
        const look = {
          baseURL: server.url,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
          locale: 'en-US',
        } as const;
        for (const shot of shots) {
          const name = `${shot.name}-${size}-${colorScheme}.png`;
          const context = { ...look, timezoneId: 'America/New_York', storageState: sessions[shot.who] };
          await take(browser, shot, context, join(folder, name)).catch((error: unknown) => {
            process.exitCode = 1;
            console.error(`${name}: ${String(error)}`);
          });
        }
      }
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function take(
  browser: Browser,
  shot: Shot,
  look: BrowserContextOptions & { viewport: { width: number; height: number } },
  path: string,
): Promise<void> {
  const context = await browser.newContext(look);
  context.setDefaultTimeout(10_000);
  try {
    const page = await context.newPage();
    await page.goto(shot.path, { waitUntil: 'networkidle' });
    await shot.act?.(page);
    // Fonts and the last answers; a stalled answer never comes.
    await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {});
    await page.evaluate(() => document.fonts.ready);
    if (!shot.window) await fitWindow(page, look.viewport.width);
    await page.screenshot({ path });
  } finally {
    await context.close();
  }
}

/** As tall as the page, so that what is fixed to the window's edge doesn't stand in the page's middle. */
async function fitWindow(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** The session of the account that the demo names so. */
async function signIn(server: RunningServer, name: string): Promise<Session> {
  const said = server.output();
  const password = /password (\S+)/.exec(said)?.[1];
  const email = new RegExp(`${name}\\s+(\\S+@\\S+)`).exec(said)?.[1];
  const calls = await request.newContext({ baseURL: server.url });
  const response = await calls.post('/api/auth/login', { data: { email, password } });
  if (!response.ok()) throw new Error(`signing in as ${name}: ${response.status()}`);
  return calls.storageState();
}
