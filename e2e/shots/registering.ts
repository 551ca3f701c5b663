import { answer, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

const DANA = 'dana.whitfield@larkfield.example';
const PASSWORD = 'Lantern orchard 17';

const fill =
  (fields: Record<string, string>): Act =>
  async (page) => {
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(text);
  };
const see =
  (text: string | RegExp): Act =>
  async (page) =>
    page.getByText(text).first().waitFor();

/** Keeps a success message on the screen that would otherwise continue after this delay. */
const staying =
  (pauseMs: number): Act =>
  async (page) => {
    await page.addInitScript((pause) => {
      const wait = globalThis.setTimeout;
      globalThis.setTimeout = ((run: () => void, after?: number) =>
        after === pause ? 0 : wait(run, after)) as never;
    }, pauseMs);
  };

/** A link to set a new password, and the server's answer about it. */
const resetLink = (changes: object = {}): Act =>
  answer('**/api/reset-password/verify?*', {
    valid: true,
    email: 'maya.torres@harborline.example',
    expiresAt: '2026-06-10T15:52:00Z',
    lifetimeHours: 1,
    madeBy: 'self',
    ...changes,
  });
const RESET = { who: 'nobody', path: '/reset-password?token=sample' } as const;

const PASSWORDS: readonly Shot[] = [
  { name: 'forgot-password', who: 'nobody', path: '/forgot-password' },
  {
    name: 'forgot-password-invalid',
    who: 'nobody',
    path: '/forgot-password',
    act: steps(fill({ 'Email Address': 'dana@larkfield' }), press('Send Reset Email')),
  },
  {
    name: 'forgot-password-sent',
    who: 'nobody',
    path: '/forgot-password',
    window: true,
    act: steps(fill({ 'Email Address': DANA }), press('Send Reset Email'), see('Check Your Email')),
  },
  { name: 'reset-password', ...RESET, given: resetLink() },
  { name: 'reset-password-verifying', ...RESET, given: stall('**/api/reset-password/verify?*') },
  { name: 'reset-password-unreachable', ...RESET, given: fail('**/api/reset-password/verify?*') },
  { name: 'reset-password-invalid', ...RESET, window: true },
  {
    name: 'reset-password-errors',
    ...RESET,
    given: resetLink({ expiresAt: '2026-06-11T14:52:00Z', lifetimeHours: 24, madeBy: 'operator' }),
    act: steps(fill({ 'New password': 'Maya torres' }), see('Leave out your name'), press('Reset Password')),
  },
  {
    name: 'reset-password-done',
    ...RESET,
    given: steps(staying(3000), resetLink(), answer('**/api/reset-password', { message: '' })),
    act: steps(
      fill({ 'New password': PASSWORD, 'Confirm new password': PASSWORD }),
      press('Reset Password'),
      see('Your new password is set'),
    ),
  },
];

/** Fills in a registration and sends it. */
const register: Act = steps(
  fill({
    'First name': 'Dana',
    'Last name': 'Whitfield',
    'Email address': DANA,
    Phone: '212 555 0177',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  }),
  async (page) => {
    await page.getByLabel(/^I accept/).check();
  },
  press('Submit Registration'),
);

const COMPLETION = { who: 'nobody', path: '/complete-registration' } as const;
const found = (status: string): Act => answer('**/api/check-registration-status', { status, message: '' });
const check = steps(fill({ 'Email address': DANA }), press('Check Registration Status'));

const INCOMPLETE: readonly Shot[] = [
  {
    name: 'registration-found-incomplete',
    who: 'nobody',
    path: '/registration',
    window: true,
    given: async (page) => {
      const code = 'registration_incomplete';
      const message = 'You have an incomplete registration. Would you like to complete it?';
      await page.route('**/api/register', (route) => route.fulfill({ status: 409, json: { code, message } }));
    },
    act: steps(register, see('waiting for its organization')),
  },
  {
    name: 'registration-one-name',
    who: 'nobody',
    path: '/registration',
    act: steps(fill({ 'First name': 'Suharto' }), async (page) => page.getByLabel('I have one name').check()),
  },
  {
    name: 'registration-partial',
    who: 'nobody',
    path: '/registration',
    window: true,
    given: answer('**/api/register', {
      user: { id: '0197a5a0-0000-7000-8000-000000000004', email: DANA, firstName: 'Dana' },
      organization: null,
      incompleteRegistration: true,
      message: 'Your account was created but setup failed.',
    }),
    act: steps(register, see('Account Created')),
  },
  { name: 'complete-registration', ...COMPLETION },
  { name: 'complete-registration-unknown', ...COMPLETION, given: found('not_registered'), act: check },
  { name: 'complete-registration-registered', ...COMPLETION, given: found('registered'), act: check },
  {
    name: 'complete-registration-errors',
    ...COMPLETION,
    given: found('incomplete_registration'),
    act: steps(check, press('Complete Registration')),
  },
  {
    name: 'complete-registration-failed',
    who: 'administrator',
    path: '/complete-registration',
    given: steps(found('incomplete_registration'), fail('**/api/complete-registration')),
    act: steps(press('Check Registration Status'), press('Complete Registration'), see('Nothing is lost')),
  },
  {
    name: 'complete-registration-done',
    ...COMPLETION,
    given: steps(
      staying(2000),
      found('incomplete_registration'),
      answer('**/api/complete-registration', { message: '' }),
    ),
    act: steps(check, fill({ Password: PASSWORD }), press('Complete Registration'), see('successfully')),
  },
];

const TERMS: readonly Shot[] = [
  { name: 'terms', who: 'nobody', path: '/terms' },
  { name: 'terms-section', who: 'member', path: '/terms#liability', window: true, eachSize: true },
  {
    name: 'terms-sections',
    who: 'nobody',
    path: '/terms',
    window: true,
    act: async (page) => page.locator('details').evaluate((list) => list.setAttribute('open', '')),
  },
];

/** A forgotten password, an incomplete registration, and the terms. */
export const REGISTERING: readonly Shot[] = [...PASSWORDS, ...INCOMPLETE, ...TERMS];
