import type { Page } from '@playwright/test';
import { answer, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

const portal = (name: string, tab: string, act?: Act, given?: Act): Shot => ({
  name: `operator-${name}`,
  who: 'operator',
  path: `/developer-portal?tab=${tab}`,
  ...(given && { given }),
  ...(act && { act }),
});

const LIST = '**/api/developer/administrators?*';
const LOG = '**/api/developer/log?*';

const fill =
  (label: string, value: string): Act =>
  async (page: Page) =>
    page.getByLabel(label, { exact: true }).fill(value);

const initialization = (name: string, state: object, act?: Act): Shot => ({
  name: `init-admin-${name}`,
  who: 'nobody',
  path: '/init-admin',
  given: answer('**/api/developer/initialization', state),
  ...(act && { act }),
});

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const QR = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
const CODES = Array.from({ length: 10 }, (_, index) => `${index}wnb-7kx2-pq4m-zt9c-hd3v-rj6f-8ygs`);

/** Who has signed in to an account that is not set up. */
const setUp = (name: string, account: object, act?: Act): Shot => ({
  name: `operator-set-up-${name}`,
  who: 'nobody',
  path: '/developer-portal',
  given: steps(
    answer('**/api/developer/session', {
      operator: {
        id: '0190a000-0000-7000-8000-000000000001',
        username: 'admin',
        mustChangePassword: false,
        hasSecondFactor: false,
        recoveryCodesLeft: null,
        ...account,
      },
    }),
    answer('**/api/developer/second-factor', {
      secret: KEY,
      url: '',
      qrCode: `data:image/svg+xml;base64,${QR}`,
    }),
    answer('**/api/developer/second-factor/confirm', { recoveryCodes: CODES }),
  ),
  ...(act && { act }),
});

const FIRST = { isInitialized: false, isSignedIn: false, takesSetupToken: true };
const LATER = { isInitialized: true, isSignedIn: false, takesSetupToken: false };

const AT = '2026-06-10T15:05:00Z';
const entry = (id: number, act: string, label: string | null, facts: object = {}) => ({
  id: `0190a000-0000-7000-8000-00000000000${id}`,
  at: AT,
  operator: 'admin',
  act,
  subject: label === null ? null : { id: null, label },
  facts,
});
const ENTRIES = [
  entry(1, 'administrator.paused', 'Dana Whitfield', {
    email: 'dana.whitfield@harborline.example',
    before: 'approved',
    after: 'suspended',
  }),
  entry(2, 'administrator.reset_link_made', 'Dana Whitfield', { email: 'dana.whitfield@harborline.example' }),
  entry(3, 'second_factor.recovery_code_used', 'admin', { left: 9 }),
  entry(4, 'operator.signed_in', 'admin', { address: '203.0.113.7' }),
  entry(5, 'operator.initialized', 'admin'),
];

/** The operators' portal without its tabs for tickets and health, and the page that creates its account. */
export const OPERATOR: readonly Shot[] = [
  { name: 'operator-sign-in', who: 'nobody', path: '/developer-portal' },
  {
    name: 'operator-sign-in-code',
    who: 'nobody',
    path: '/developer-portal',
    given: async (page) => {
      await page.route('**/api/developer/login', (route) =>
        route.fulfill({ status: 401, json: { code: 'second_factor_required', message: '' } }),
      );
    },
    act: steps(fill('Username', 'admin'), fill('Password', 'secret'), press('Sign In')),
  },
  portal('administrators', 'administrators'),
  portal('administrators-loading', 'administrators', undefined, stall(LIST)),
  portal('administrators-failed', 'administrators', undefined, fail(LIST)),
  portal('administrators-none', 'administrators&search=nobody'),
  { ...portal('pause', 'administrators', press(/^Pause /)), window: true },
  { ...portal('details', 'administrators', press(/^Dana|^Amara/)), window: true },
  {
    ...portal('reset', 'administrators', steps(press(/^Dana|^Amara/), press('Reset Password'))),
    window: true,
  },
  {
    ...portal(
      'reset-link',
      'administrators',
      steps(press(/^Dana|^Amara/), press('Reset Password'), press('Generate Link to Copy')),
    ),
    window: true,
  },
  {
    ...portal(
      'reset-link-made',
      'administrators',
      steps(
        answer('**/reset-password', {
          emailSent: false,
          email: 'dana.whitfield@harborline.example',
          resetUrl: 'https://rota.example/reset-password?token=bF2mQ7xW4kR9tN1vY6cH3jZ8pL5sD0gA-uE_iOyTqXw',
        }),
        press(/^Dana|^Amara/),
        press('Reset Password'),
        press('Generate Link to Copy'),
        fill('Your password', 'plug-in-and-go'),
        fill('Code', '123456'),
        press('Generate link'),
      ),
    ),
    window: true,
  },
  portal('log', 'log', undefined, answer(LOG, ENTRIES, 5)),
  portal('log-loading', 'log', undefined, stall(LOG)),
  portal('log-none', 'log&topic=installation'),
  { ...portal('account', 'log', press('admin')), window: true },
  { ...portal('password', 'log', steps(press('admin'), press('Change password'))), window: true },
  {
    ...portal('other-app', 'log', steps(press('admin'), press('Use another authenticator app'))),
    window: true,
  },
  setUp('password', { mustChangePassword: true }),
  setUp('app', {}),
  setUp('key', {}, steps(fill('Your password', 'plug-in-and-go'), press('Continue'))),
  setUp(
    'codes',
    {},
    steps(
      fill('Your password', 'plug-in-and-go'),
      press('Continue'),
      fill('Code', '123456'),
      press('Switch on'),
    ),
  ),
  initialization('first', FIRST),
  initialization('without-token', { ...FIRST, takesSetupToken: false }),
  initialization('signed-in', { ...LATER, isSignedIn: true }),
  initialization('lost', { ...LATER, takesSetupToken: true }),
  initialization('closed', LATER),
  initialization(
    'done',
    { ...LATER, isSignedIn: true },
    steps(
      answer('**/api/developer/initialize', {
        message: 'The operator account has a new password.',
        username: 'admin',
        password: 'Kt7v-Wn4x-Rp8q-Hd3m-Zc6f-Bg9t-Xk2w-Js5r-Dm7n',
        secondFactorEnded: true,
      }),
      fill('Your password', 'plug-in-and-go'),
      fill('Code', '123456'),
      press('Reset the admin account'),
    ),
  ),
];
