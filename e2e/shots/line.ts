import type { Page } from '@playwright/test';
import { answer, change, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

const id = (number: number) => `0197a5a0-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;
const HARBOR = { id: id(1), name: 'Harbor Street Offices', timezone: 'America/New_York' };

/** An entry in the line; the pictures are taken on June 10, 2026. */
const watch = (changes: object = {}) => ({
  id: id(2),
  organizationId: id(3),
  location: HARBOR,
  spot: null,
  date: '2026-06-11',
  lookAheadDays: 1,
  firstDate: '2026-06-11',
  lastDate: '2026-06-11',
  fromHour: 8,
  toHour: 10,
  hours: 3,
  status: 'waiting',
  isAtFront: false,
  place: 1,
  ahead: 0,
  chance: 'good',
  passedOver: null,
  offerId: null,
  createdAt: '2026-06-10T11:00:00Z',
  endsAt: '2026-06-11T14:00:00Z',
  ...changes,
});

const WATCHES = [
  watch(),
  watch({ id: id(4), spot: { id: id(5), spotNumber: '04' }, place: 4, ahead: 3, chance: 'fair' }),
  watch({
    id: id(6),
    date: null,
    lookAheadDays: 7,
    firstDate: '2026-06-10',
    lastDate: '2026-06-16',
    fromHour: 7,
    toHour: 7,
    hours: 4,
    place: 22,
    ahead: 21,
    chance: 'small',
  }),
  watch({
    id: id(7),
    fromHour: 14,
    toHour: 17,
    place: 1,
    passedOver: {
      at: '2026-06-10T12:00:00Z',
      code: 'overlap_own',
      message: 'You have another reservation at that time.',
    },
  }),
  watch({ id: id(8), hours: 1, status: 'paused', place: null, ahead: null, chance: null }),
];

const offer = (changes: object = {}) => ({
  id: id(9),
  organizationId: id(3),
  watchId: id(2),
  location: HARBOR,
  spotId: id(5),
  spot: { id: id(5), spotNumber: '04', powerOutput: 7.2, connectorType: 'type_1' },
  date: '2026-06-11',
  timeSlot: '14-17',
  askedHours: 3,
  startsAt: '2026-06-11T18:00:00Z',
  endsAt: '2026-06-11T21:00:00Z',
  status: 'open',
  createdAt: '2026-06-10T15:00:00Z',
  expiresAt: '2026-06-10T17:00:00Z',
  reservationId: null,
  endsWatches: [],
  ...changes,
});
/** Waits that end if the offer is taken. */
const ENDS = [
  {
    id: id(11),
    spot: null,
    firstDate: '2026-06-11',
    lastDate: '2026-06-11',
    fromHour: 15,
    toHour: 15,
    hours: 2,
  },
  {
    id: id(12),
    spot: { id: id(5), spotNumber: '04' },
    firstDate: '2026-06-10',
    lastDate: '2026-06-16',
    fromHour: 14,
    toHour: 17,
    hours: 3,
  },
];

/** The first entry, to which a charger is offered. */
const OFFERED = watch({ offerId: id(9) });

const waiting = (watches: readonly object[], offers: readonly object[] = []): Act =>
  steps(answer('**/api/watches', watches), answer('**/api/offers', offers));

/** The offer ends so soon that it is counted down. */
const lastMinutes =
  (milliseconds: number): Act =>
  async (page) => {
    const now = Date.parse((await page.request.get('/api/locations')).headers()['x-server-time']!);
    const expiresAt = new Date(now + milliseconds).toISOString();
    await waiting([OFFERED], [offer({ expiresAt })])(page);
  };

type Channel = { method: string; isOn: boolean; works: boolean; why: string | null; to: string | null };
const reachedBy = (...methods: string[]): Act =>
  change<{ channels: Channel[] }>('**/api/notification-preferences', (own) => ({
    ...own,
    channels: own.channels.map((channel) => ({
      ...channel,
      isOn: methods.includes(channel.method),
      works: methods.includes(channel.method),
    })),
  }));

const week = (
  firstDate: string,
  [wishes, served, notServed, savedMinutes]: readonly number[],
  more = {},
) => ({
  firstDate,
  lastDate: firstDate,
  isRunning: false,
  wishes,
  served,
  notServed,
  gaveUp: wishes! - served! - notServed!,
  savedMinutes,
  reservations: 120,
  wishesPerSpotAndDay: 3.1,
  ...more,
});
const WEEKS = [
  week('2026-04-20', [14, 12, 1, 1440]),
  week('2026-04-27', [18, 15, 2, 1890]),
  week('2026-05-04', [22, 17, 4, 2130]),
  week('2026-05-11', [19, 16, 3, 1980]),
  week('2026-05-18', [31, 22, 8, 3240]),
  week('2026-05-25', [28, 20, 7, 2850]),
  week('2026-06-01', [34, 25, 9, 3390]),
  week('2026-06-08', [12, 9, 2, 1050], { isRunning: true }),
];
const NONE = WEEKS.map((each) => ({ ...each, wishes: 0, served: 0, notServed: 0, savedMinutes: 0 }));
const latest = (verdict: string, changes = {}) => ({
  wishes: 105,
  served: 76,
  notServed: 26,
  gaveUp: 3,
  savedMinutes: 10_530,
  reservations: 480,
  wishesPerSpotAndDay: 3.9,
  verdict,
  ...changes,
});
const brings = (json: object): Act => answer('**/api/line/weeks*', json);
const UNSERVED = brings({ weeks: WEEKS, latest: latest('wishes_unserved') });

const member = { who: 'member', path: '/line' } as const;
const admin = { who: 'administrator', path: '/line#what-it-brings' } as const;
const onDashboard = { who: 'member', path: '/dashboard', window: true } as const;
const ENDED = ['accepted', 'passed', 'lapsed', 'withdrawn'] as const;

const linked =
  (changes: object = {}): Act =>
  async (page) => {
    await answer('**/api/offer-links/open', offer(changes))(page);
  };
const unknown: Act = async (page) => {
  await page.route('**/api/offer-links/open', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found.' } }),
  );
};

/** The demo's location of the entries above. */
async function harborOf(page: Page): Promise<typeof HARBOR> {
  const locations = (await (await page.request.get('/api/locations')).json()) as (typeof HARBOR)[];
  return locations.find(({ name }) => name === HARBOR.name)!;
}

/** Something is held for the member at a location that can be booked. */
const heldAtHarbor: Act = async (page) => {
  const { id: location } = await harborOf(page);
  await waiting([OFFERED], [offer({ location: { ...HARBOR, id: location } })])(page);
};

/** Booking there. */
const atHarbor =
  (query: string): Act =>
  async (page) => {
    const { id: location } = await harborOf(page);
    await page.goto(`/booking?location=${location}&${query}`);
    await page.getByRole('radiogroup', { name: 'Start time' }).waitFor();
  };
/** The way into the line has come to rest. */
const arrived: Act = async (page) =>
  page.getByRole('link', { name: 'Join the line' }).first().click({ trial: true });

const changeFirst: Act = async (page) =>
  page.getByRole('link', { name: 'Change', exact: true }).first().click();

const lineOff: Act = change<object[]>('**/api/organizations/my', ([own]) => [{ ...own, lineEnabled: false }]);

/** Waiting in line, offers, and what administrators see of them. */
export const LINE: readonly Shot[] = [
  { ...member, name: 'line' },
  { ...member, name: 'line-empty', given: waiting([]) },
  ...(['push', 'email', 'app'] as const).map((method) => ({
    ...member,
    name: `line-joining-${method}`,
    given: steps(waiting([]), reachedBy(method, 'app')),
  })),
  { ...member, name: 'line-waiting', given: waiting(WATCHES) },
  {
    ...member,
    name: 'line-leave',
    given: waiting(WATCHES),
    act: press('Leave'),
    window: true,
  },
  { ...member, name: 'line-change', act: changeFirst },
  { ...member, name: 'line-offer', given: waiting([OFFERED], [offer()]) },
  {
    ...member,
    name: 'line-offer-ends-waits',
    given: waiting([OFFERED], [offer({ endsWatches: ENDS })]),
  },
  {
    ...member,
    name: 'line-offer-ended-waits',
    path: `/line?offer=${id(9)}`,
    given: waiting([], [offer({ status: 'accepted', reservationId: id(10), endsWatches: ENDS })]),
    window: true,
  },
  { ...member, name: 'line-offer-ends-soon', given: lastMinutes(42_000), window: true },
  ...ENDED.map((status) => ({
    ...member,
    name: `line-offer-${status}`,
    path: `/line?offer=${id(9)}`,
    given: waiting([OFFERED], [offer({ status, reservationId: status === 'accepted' ? id(10) : null })]),
    window: true,
  })),
  { ...member, name: 'line-joined', path: `/line?joined=${id(2)}`, given: waiting(WATCHES) },
  {
    ...member,
    name: 'line-joined-offered',
    path: `/line?joined=${id(2)}`,
    given: waiting([OFFERED, ...WATCHES.slice(1, 2)], [offer()]),
  },
  { ...member, name: 'line-off', given: steps(lineOff, waiting([])) },
  { ...member, name: 'line-off-waiting', given: steps(lineOff, waiting(WATCHES)) },
  { ...member, name: 'line-loading', given: stall('**/api/watches') },
  {
    ...member,
    name: 'line-error',
    given: fail('**/api/watches'),
    act: async (page) => page.getByText('The line could not be loaded').waitFor(),
  },
  { ...member, name: 'offer-link', path: '/offer#token', given: linked() },
  { ...member, name: 'offer-link-pass', path: '/offer?pass#token', given: linked() },
  { ...member, name: 'offer-link-ended', path: '/offer#token', given: linked({ status: 'lapsed' }) },
  { ...member, name: 'offer-link-other-account', path: '/offer#token', given: unknown },
  { name: 'offer-link-signed-out', who: 'nobody', path: '/offer#token' },
  {
    ...onDashboard,
    name: 'dashboard-offer',
    given: steps(answer('**/api/users/*/reservations', []), lastMinutes(245_000)),
  },
  { ...onDashboard, name: 'pending-offer', who: 'pending', given: waiting([], [offer()]) },
  { ...onDashboard, name: 'dashboard-waiting', given: waiting(WATCHES.slice(0, 2)), window: false },
  { ...onDashboard, name: 'dashboard-offer-due', given: lastMinutes(42_000) },
  { ...onDashboard, name: 'status-offer', path: '/availability', given: lastMinutes(245_000) },
  { ...onDashboard, name: 'booking-offer', path: '/booking', given: waiting([OFFERED], [offer()]) },
  { ...member, name: 'status-full', path: '/availability?day=2026-06-11', window: true },
  { ...member, name: 'booking-taken', given: waiting([]), act: atHarbor('date=2026-06-11&slot=14-17') },
  {
    ...member,
    name: 'booking-full-day',
    given: waiting([]),
    act: atHarbor('date=2026-06-11'),
    window: true,
    eachSize: true,
  },
  {
    ...member,
    name: 'booking-full-day-held',
    given: heldAtHarbor,
    act: atHarbor('date=2026-06-11'),
  },
  {
    ...member,
    name: 'booking-full-day-chosen',
    given: waiting([]),
    act: steps(atHarbor('date=2026-06-12'), press(/^Thu, Jun 11/), arrived),
    window: true,
    eachSize: true,
  },
  { ...admin, name: 'line-admin' },
  {
    ...admin,
    name: 'line-brings-nothing-yet',
    given: brings({
      weeks: NONE.map((each) => ({ ...each, reservations: 0 })),
      latest: latest('no_figures', { wishesPerSpotAndDay: null }),
    }),
    window: true,
  },
  {
    ...admin,
    name: 'line-brings-helps',
    given: brings({ weeks: WEEKS, latest: latest('helps', { notServed: 4 }) }),
    window: true,
  },
  { ...admin, name: 'line-brings-unserved', given: UNSERVED, window: true },
  {
    ...admin,
    name: 'line-brings-not-now',
    given: UNSERVED,
    act: press('Not now'),
    window: true,
  },
  {
    ...admin,
    name: 'line-brings-nothing-to-gain',
    given: brings({
      weeks: NONE,
      latest: latest('nothing_to_gain', { served: 0, notServed: 0, wishesPerSpotAndDay: 1.2 }),
    }),
    window: true,
  },
  { ...admin, name: 'line-brings-loading', given: stall('**/api/line/weeks*'), window: true },
  { ...admin, name: 'line-brings-error', given: fail('**/api/line/weeks*'), window: true },
  { ...admin, name: 'line-admin-off', given: steps(lineOff, waiting([])) },
];
