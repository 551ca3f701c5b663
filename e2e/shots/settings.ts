import { answer, fail, stall, type Shot } from './shot.ts';

const AMARA = {
  id: '0197a5a0-0000-7000-8000-0000000000a1',
  name: 'Amara Lindqvist',
  email: 'amara@example.com',
};
const IMOGEN = {
  id: '0197a5a0-0000-7000-8000-0000000000a2',
  name: 'Imogen Hartfield',
  email: 'imogen@example.com',
};

type Values = Record<string, unknown> | null;

const entry = (at: string, actor: object, action: string, label: string, before: Values, after: Values) => ({
  id: `0197a5a0-0000-7000-8000-0000${at.replaceAll(/\D/g, '').slice(4, 12)}`,
  at,
  actor,
  action,
  category: action.startsWith('settings') ? 'settings' : `${action.split('.')[0]}s`,
  subject: { id: null, label },
  before,
  after,
});

/** Changes that two administrators might make in a week; in the demo they have changed nothing. */
const LOG = [
  entry(
    '2026-06-10T14:41:00Z',
    AMARA,
    'settings.changed',
    'Larkfield Instruments',
    { peakStartTime: '06:00', offPeakAccessPolicy: 'both' },
    { peakStartTime: '07:00', offPeakAccessPolicy: 'walk_in_only' },
  ),
  entry(
    '2026-06-10T13:05:00Z',
    IMOGEN,
    'member.suspended',
    'Simon Achterberg',
    { status: 'active' },
    { status: 'suspended' },
  ),
  entry(
    '2026-06-09T20:15:00Z',
    AMARA,
    'invitation.sent',
    'rosalind.achterberg-montgomery@northern-instruments.example.com',
    null,
    {
      role: 'admin',
    },
  ),
  entry('2026-06-09T15:30:00Z', AMARA, 'location.added', 'Juniper Road Workshop', null, {
    name: 'Juniper Road Workshop',
    address: '88 Juniper Road',
    city: 'Denver',
    state: 'CO',
    zipCode: '80216',
    totalSpots: 20,
    amenities: ['Covered', 'Restrooms'],
  }),
  entry(
    '2026-06-08T17:00:00Z',
    IMOGEN,
    'charger.changed',
    'Charger 07',
    { currentStatus: 'available' },
    { currentStatus: 'maintenance' },
  ),
];

/** The organization's settings and the log of changes. */
export const SETTINGS: readonly Shot[] = [
  { name: 'settings', who: 'administrator', path: '/organization?tab=settings' },
  {
    name: 'settings-contradiction',
    who: 'administrator',
    path: '/organization?tab=settings',
    act: async (page) => {
      // On a phone the parts are folded.
      for (const part of ['Peak hours', 'Off-peak hours', 'How often', 'Reservation privacy']) {
        const fold = page.getByRole('button', { name: part, exact: true });
        if (await fold.isVisible()) await fold.click();
      }
      await page.getByLabel('Peak hours start').selectOption('9:00 AM');
      await page.getByRole('radio', { name: 'Walk-ins only' }).check();
      await page.getByRole('switch', { name: 'Off-peak walk-ins' }).uncheck();
      await page.getByRole('switch', { name: 'Limit how often a member books' }).check();
      await page.getByRole('switch', { name: 'Show Reservation Details' }).uncheck();
    },
  },
  {
    name: 'settings-line-off',
    who: 'administrator',
    path: '/organization?tab=settings#line',
    act: async (page) => {
      await page.getByRole('switch', { name: 'Members can wait in line' }).uncheck();
      await page.getByLabel('Upcoming reservations at once').selectOption('3');
    },
  },
  {
    name: 'settings-undo',
    who: 'administrator',
    path: '/organization?tab=settings#lengths',
    window: true,
    act: async (page) => {
      await page.getByLabel('Longest reservation').selectOption('6 hours');
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'settings-leave',
    who: 'administrator',
    path: '/organization?tab=settings#offPeak',
    window: true,
    act: async (page) => {
      await page.getByRole('radio', { name: 'Walk-ins only' }).check();
      await page.getByRole('switch', { name: 'Off-peak walk-ins' }).uncheck();
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
    given: stall('**/audit-log?*'),
  },
  {
    name: 'settings-changes-error',
    who: 'administrator',
    path: '/organization?tab=settings&view=changes',
    given: fail('**/audit-log?*'),
  },
  {
    name: 'settings-refused',
    who: 'administrator',
    path: '/organization?tab=settings',
    act: async (page) => {
      await page.route('**/api/organizations/**', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 500,
              json: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
            })
          : route.fallback(),
      );
      await page.getByRole('switch', { name: 'Limit how often a member books' }).click();
      await page.getByText('Failed to update reservation settings').waitFor();
    },
  },
  {
    name: 'settings-changes-many',
    who: 'administrator',
    path: '/organization?tab=settings&view=changes',
    given: answer('**/audit-log?*', LOG, 120),
  },
  {
    name: 'settings-changes-filtered',
    who: 'administrator',
    path: '/organization?tab=settings&view=changes&category=members&from=2026-06-01',
    given: answer('**/audit-log?*', LOG.slice(1, 2), 1),
  },
];
