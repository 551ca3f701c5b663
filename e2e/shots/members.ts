import { answer, fail, press, stall, type Shot } from './shot.ts';

/** Visitors' and members' screens. */
export const MEMBERS: readonly Shot[] = [
  { name: 'landing', who: 'nobody', path: '/' },
  { name: 'landing-signed-in', who: 'member', path: '/' },
  { name: 'landing-error', who: 'member', path: '/', given: fail('**/api/auth/user') },
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
  { name: 'registration', who: 'nobody', path: '/registration' },
  { name: 'registration-errors', who: 'nobody', path: '/registration', act: press('Submit Registration') },
  { name: 'pending', who: 'pending', path: '/dashboard' },
  { name: 'booking-pending', who: 'pending', path: '/booking' },
  { name: 'booking-signed-out', who: 'nobody', path: '/booking' },
  {
    name: 'booking-no-organization',
    who: 'member',
    path: '/booking',
    given: answer('**/api/organizations/my', []),
  },
  {
    name: 'dashboard-no-organization',
    who: 'member',
    path: '/dashboard',
    given: answer('**/api/organizations/my', []),
  },
  { name: 'dashboard', who: 'member', path: '/dashboard' },
  { name: 'dashboard-loading', who: 'member', path: '/dashboard', given: stall('**/reservations') },
  { name: 'dashboard-error', who: 'member', path: '/dashboard', given: fail('**/reservations') },
  { name: 'dashboard-edit', who: 'member', path: '/dashboard', window: true, act: press(/^Edit/) },
  { name: 'dashboard-cancel', who: 'member', path: '/dashboard', window: true, act: press(/^Cancel/) },
  { name: 'dashboard-nothing-reserved', who: 'administrator', path: '/dashboard' },
  { name: 'booking', who: 'member', path: '/booking' },
  { name: 'booking-window', who: 'member', path: '/booking', window: true },
  { name: 'booking-loading', who: 'member', path: '/booking', given: stall('**/api/locations') },
  { name: 'booking-error', who: 'member', path: '/booking', given: fail('**/api/locations') },
  {
    name: 'booking-locations',
    who: 'member',
    eachSize: true,
    path: '/booking',
    window: true,
    act: async (page) => page.getByRole('combobox').click(),
  },
  {
    name: 'booking-refused',
    who: 'member',
    eachSize: true,
    path: '/booking',
    window: true,
    act: async (page) => {
      await page.route('**/api/reservations', (route) =>
        route.fulfill({ status: 409, json: { message: 'This charger is already taken for that time.' } }),
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
  { name: 'status-loading', who: 'member', path: '/availability', given: stall('**/api/reservations/**') },
  {
    name: 'status-details',
    who: 'administrator',
    eachSize: true,
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
    eachSize: true,
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
];
