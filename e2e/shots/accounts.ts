import type { Page } from '@playwright/test';
import { offered } from './joining.ts';
import { answer, askPassword, fail, press, stall, steps, type Shot } from './shot.ts';

const CONFIGURED = answer('**/api/auth/*/status', { configured: true });

/** Opens `path` as if the person had just returned from Google; `identity` is the server's answer about them. */
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
    await CONFIGURED(page);
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

/** The account, with both providers available; `changes` modify the server's data of the account. */
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
    await CONFIGURED(page);
    await page.goto(page.url() + search, { waitUntil: 'networkidle' });
    await act?.(page);
  };
/** The screen of an account whose calendar address was made at that time, or does not exist. */
const calendarSince = (createdAt: string | null) =>
  secured({}, async (page) => {
    let since = createdAt;
    await page.route('**/api/calendar-feed', async (route) => {
      if (route.request().method() === 'POST') {
        since = '2026-06-10T15:05:00Z';
        const url =
          'https://charge.harborline.example/api/calendar/Zk3vQ0b7m2YxT4rP9sLwE6uHdN1cJ8aGfKqViRtXoMe.ics';
        return route.fulfill({ status: 201, json: { url } });
      }
      return route.fulfill({ json: { feed: since && { createdAt: since } } });
    });
    await page.reload({ waitUntil: 'networkidle' });
  });
const PENDING_ADDRESS = {
  emailChange: { newEmail: 'maya.torres@new-harborline.example', expiresAt: '2026-06-11T15:05:00Z' },
};

/** A new administrator has not confirmed their address yet. */
const unconfirmed = async (page: Page): Promise<void> => {
  await page.route('**/api/auth/session', async (route) => {
    const response = await route.fetch();
    const { user } = await response.json();
    await route.fulfill({ response, json: { user: { ...user, mustConfirmEmail: true } } });
  });
  await page.reload({ waitUntil: 'networkidle' });
};

/** The page that a link to a new address opens. */
const addressLink =
  (answer: object, confirmed?: { status?: number; json: object }) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/confirm-email/verify?*', (route) => route.fulfill({ json: answer }));
    await page.route('**/api/confirm-email', (route) => route.fulfill(confirmed ?? {}));
    await page.goto('/confirm-email?token=sample', { waitUntil: 'networkidle' });
    if (confirmed) await press('Confirm')(page);
  };
const NEW_ADDRESS = { valid: true, isNew: true, email: 'maya.torres@new-harborline.example' };

/** Ends the session elsewhere, so that the next request finds out. */
const endSession = async (page: Page): Promise<void> => {
  const body = { code: 'unauthenticated', message: 'Please sign in to continue.' };
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: body }));
  await page.route('**/api/auth/session', (route) => route.fulfill({ json: { user: null } }));
};

const editProfile = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit my profile' }).click();
  await page.getByLabel('Last name').waitFor();
};

/** Sign-in by provider, the profile, and sign-in and security. */
export const ACCOUNTS: readonly Shot[] = [
  { name: 'provider-not-configured', who: 'nobody', path: '/login', window: true },
  {
    name: 'provider-leaving',
    who: 'nobody',
    path: '/login',
    given: CONFIGURED,
    act: async (page) => {
      await page.route('**/api/auth/apple', () => {});
      await press('Continue with Apple')(page);
    },
  },
  {
    name: 'provider-cancelled',
    who: 'nobody',
    path: '/login?problem=cancelled&provider=google',
    given: CONFIGURED,
  },
  {
    name: 'provider-refused',
    who: 'nobody',
    path: '/login?problem=refused&provider=apple',
    given: CONFIGURED,
  },
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
    act: async (page) => {
      await page.evaluate(() => localStorage.setItem('pendingInvitation', 'sample'));
      await returned('/login?unknown=google', { returnUrl: '/invitation' })(page);
    },
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
    given: CONFIGURED,
  },
  {
    name: 'invitation-joining-by-provider',
    who: 'nobody',
    path: '/invitation?token=sample&view=register',
    given: offered(),
    act: returned('/invitation?token=sample&view=register', { email: 'someone.invited@example.com' }),
  },
  {
    name: 'invitation-joining-as-other',
    who: 'nobody',
    path: '/invitation?token=sample&view=register',
    given: offered(),
    act: returned('/invitation?token=sample&view=register', {}),
  },
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
  { name: 'account-loading', who: 'member', path: '/account', given: stall('**/api/account/**') },
  { name: 'account-error', who: 'member', path: '/account', given: fail('**/api/account/**') },
  { name: 'account-calendar', who: 'member', path: '/account', act: calendarSince('2026-04-02T15:05:00Z') },
  {
    name: 'account-calendar-new',
    who: 'member',
    path: '/account',
    act: steps(calendarSince(null), press('Create calendar link'), async (page) =>
      page.getByLabel('Your calendar link').waitFor(),
    ),
  },
  {
    name: 'account-calendar-replace',
    who: 'member',
    path: '/account',
    window: true,
    act: steps(calendarSince('2026-04-02T15:05:00Z'), press('New link')),
  },
  {
    name: 'account-calendar-error',
    who: 'member',
    path: '/account',
    given: fail('**/api/calendar-feed'),
    act: secured(),
  },
  { name: 'account-pending-address', who: 'member', path: '/account', act: secured(PENDING_ADDRESS) },
  {
    name: 'account-no-password',
    who: 'member',
    path: '/account',
    act: secured({ hasPassword: false, termsAcceptedAt: null, termsVersion: null }, press('Set a password')),
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
      await press('Change email')(page);
      await press('Send link')(page);
    }),
  },
  {
    name: 'account-password',
    who: 'member',
    path: '/account',
    window: true,
    act: secured({}, async (page) => {
      await press('Change password')(page);
      await page.getByLabel('New password', { exact: true }).fill('harborline');
      await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    }),
  },
  {
    name: 'account-others',
    who: 'member',
    path: '/account',
    window: true,
    act: secured({}, press('Sign out all others')),
  },
  {
    name: 'account-others-password',
    who: 'member',
    path: '/account',
    window: true,
    act: secured({}, async (page) => {
      await askPassword('**/api/account/sessions?*')(page);
      await press('Sign out all others')(page);
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await page.getByRole('textbox', { name: 'Your password' }).waitFor();
    }),
  },
  {
    name: 'account-disconnect',
    who: 'member',
    path: '/account',
    window: true,
    act: secured({}, press('Disconnect Google')),
  },
  { name: 'unconfirmed-dashboard', who: 'administrator', path: '/dashboard', act: unconfirmed },
  { name: 'unconfirmed-invites', who: 'administrator', path: '/organization?tab=invites', act: unconfirmed },
  { name: 'unconfirmed-account', who: 'administrator', path: '/account', act: unconfirmed },
  {
    name: 'unconfirmed-link',
    who: 'nobody',
    path: '/login',
    act: addressLink({ ...NEW_ADDRESS, isNew: false }),
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
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
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
];
