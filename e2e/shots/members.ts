import { answer, change, fail, press, stall, type Shot } from './shot.ts';

const id = (number: number) => `0197a5a0-0000-7000-8000-00000000000${number}`;
/** The response to a booking. */
const CONFIRMED = {
  id: id(1),
  kind: 'reservation',
  status: 'confirmed',
  userId: id(2),
  user: { id: id(2), firstName: 'Maya', lastName: 'Torres', email: 'maya.torres@harborline.example' },
  organizationId: id(3),
  locationId: id(4),
  spotId: id(5),
  date: '2026-06-10',
  timeSlot: '14-17',
  startsAt: '2026-06-10T18:00:00Z',
  endsAt: '2026-06-10T21:00:00Z',
  timezone: 'America/New_York',
  arrivedAt: null,
  releasedAt: null,
  createdAt: '2026-06-10T15:05:00Z',
  location: {
    id: id(4),
    name: 'North Garage',
    address: '410 Harbor Street',
    organization: { id: id(3), name: 'Harborline', noShowGracePeriodMinutes: 30 },
  },
  spot: { spotNumber: '12', powerOutput: 11, connectorType: 'Type 2', chargingType: 'Level 2' },
};

/** Visitors' and members' screens. */
export const MEMBERS: readonly Shot[] = [
  { name: 'landing', who: 'nobody', path: '/' },
  { name: 'landing-signed-in', who: 'member', path: '/' },
  // Whose account the device does not keep.
  { name: 'landing-error', who: 'nobody', path: '/', given: fail('**/api/auth/session') },
  { name: 'not-found', who: 'nobody', path: '/no-such-screen', isRefused: true },
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
  {
    name: 'dashboard-details',
    who: 'member',
    path: '/dashboard',
    given: change<{ user: object }>('**/api/auth/session', ({ user }) => ({
      user: { ...user, detailsDeferred: true, phone: null, emergencyContact: null },
    })),
  },
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
  {
    name: 'dashboard-edit-date',
    who: 'member',
    path: '/dashboard',
    window: true,
    act: async (page) => {
      await press(/^Edit/)(page);
      await page.getByRole('button', { name: /^Date/ }).click();
    },
  },
  { name: 'dashboard-cancel', who: 'member', path: '/dashboard', window: true, act: press(/^Cancel/) },
  {
    name: 'dashboard-nothing-reserved',
    who: 'administrator',
    path: '/dashboard',
    given: answer('**/api/users/*/reservations', []),
  },
  {
    name: 'dashboard-first-steps',
    who: 'administrator',
    path: '/dashboard',
    given: answer('**/api/locations', []),
  },
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
  {
    name: 'booking-confirmed',
    who: 'member',
    eachSize: true,
    path: '/booking',
    window: true,
    act: async (page) => {
      await page.route('**/api/reservations', (route) => route.fulfill({ status: 201, json: CONFIRMED }));
      await page
        .getByRole('button', { name: /^Confirm/ })
        .locator('visible=true')
        .click();
      await page.getByText('Reservation Confirmed!', { exact: true }).waitFor();
    },
  },
  { name: 'status', who: 'member', path: '/availability' },
  { name: 'status-window', who: 'member', path: '/availability', window: true },
  { name: 'status-list', who: 'member', path: '/availability?view=list' },
  { name: 'status-tomorrow', who: 'member', path: '/availability?day=2026-06-11' },
  {
    name: 'status-printed',
    who: 'member',
    path: '/availability',
    act: async (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'status-loading', who: 'member', path: '/availability', given: stall('**/api/days/**') },
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
    name: 'status-details-own',
    who: 'member',
    eachSize: true,
    path: '/availability',
    window: true,
    act: async (page) =>
      page
        .getByRole('button', { name: /: yours/ })
        .first()
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
