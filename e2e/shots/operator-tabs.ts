// The portal's tabs for tickets and health, by answers made up here, since the demo has neither faults nor reports.
import type { Page } from '@playwright/test';
import { answer, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

const id = (n: number): string => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const REPORTS = [
  ['bug', 'booking', 'Cannot reserve', 'pending', 'urgent', 'Dana Whitfield'],
  ['feature', 'reporting', 'Export', 'in_work', 'normal', 'Noah Eriksen'],
  ['bug', 'ui', 'Dark theme', 'pending', 'high', null],
  ['feature', 'sustainability', 'Green charging hours', 'completed', 'low', 'Rosalind Achterberg-Montgomery'],
  ['bug', 'payment', 'Invoice', 'completed', 'normal', 'Amara Lindqvist'],
] as const;
const TEXT =
  'When I press Reserve on my phone, nothing happens. The button stays grey, also after I choose another charger at the other end of the garage.';
const TICKETS = REPORTS.map(([type, category, subCategory, status, priority, userName], at) => ({
  id: id(at + 1),
  number: 1042 - at,
  type,
  category,
  subCategory,
  status,
  priority,
  createdAt: `2026-06-${String(10 - at).padStart(2, '0')}T13:40:00Z`,
  userId: userName === null ? null : id(90 + at),
  userEmail:
    userName === null ? 'someone.with.a.long.address@northern-instruments.example.com' : `p${at}@example.com`,
  userName,
  isAdmin: at === 0,
  isArchived: false,
  excerpt: `${TEXT.slice(0, 117).trimEnd()}…`,
  awaitsAnswer: at === 0,
}));
const { excerpt: _, awaitsAnswer: __, ...FIRST } = TICKETS[0]!;
const WHOLE = {
  ticket: {
    ...FIRST,
    description: TEXT,
    imageUrl: 'https://images.example.com/button.png',
    context: {
      page: '/booking',
      browser: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
      version: '0.1.0',
      requestId: 'req-4711',
    },
    acknowledgedAt: '2026-06-10T13:41:00Z',
    completedAt: null,
    hasLink: true,
    statusHistory: [{ status: 'pending', changedAt: '2026-06-10T13:40:00Z' }],
  },
  responses: [
    {
      id: id(70),
      message: 'Does it happen elsewhere too?',
      isFromDeveloper: true,
      createdAt: '2026-06-10T14:02:00Z',
    },
    {
      id: id(71),
      message: 'Only at the Harbor Garage.',
      isFromDeveloper: false,
      createdAt: '2026-06-10T14:30:00Z',
    },
  ],
};
const REPLIES = [
  { id: id(80), title: 'Reason found', message: 'We have found the reason and are working on it.' },
  {
    id: id(81),
    title: 'More details please',
    message: 'Please tell us which browser you use, and when it happened last.',
  },
];
const ADMINISTRATORS = Array.from({ length: 20 }, (_each, at) => ({
  id: id(90 + at),
  name: ['Dana Whitfield', 'Amara Lindqvist', 'Noah Eriksen', 'Rosalind Achterberg-Montgomery'][at % 4]!,
  email: `administrator-${at}@northern-instruments.example.com`,
}));
const COUNTS = { total: 128, pending: 14, inWork: 9, completed: 105, bugs: 91, features: 37, old: 42 };

const LIST = '**/api/developer/tickets?*';
const ONE = '**/api/developer/tickets/0190*';
const some = (counts: object = COUNTS): Act =>
  steps(
    answer(LIST, TICKETS, 128),
    answer('**/api/developer/tickets/counts', counts),
    answer('**/api/developer/tickets/reporters**', ADMINISTRATORS),
    answer('**/api/developer/saved-replies', REPLIES),
    answer(ONE, WHOLE),
  );

type More = Pick<Shot, 'act' | 'window' | 'eachSize'> & { given?: Act };
const tickets = (name: string, query = '', { given = steps(), ...more }: More = {}): Shot => ({
  name: `operator-tickets${name && `-${name}`}`,
  who: 'operator',
  path: `/developer-portal?tab=tickets${query}`,
  given: steps(some(), given),
  ...more,
});
const OPEN = `&ticket=${id(1)}`;
const over = { window: true, eachSize: true };
const unfold: Act = async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
  const filter = page.getByRole('button', { name: /^Filter/ });
  if (await filter.isVisible()) await filter.click();
};

const HEALTH = '**/api/developer/health';
const queue = (more: object = {}) => ({
  waiting: 214,
  due: 0,
  failing: 0,
  dead: 0,
  retriable: 0,
  isAbout: false,
  oldestDueAt: null,
  reasons: [],
  ...more,
});
const service = (name: string, description: string, more: object = {}) => ({
  service: name,
  state: 'on',
  description,
  sent: 0,
  failed: 0,
  isAtLeast: false,
  lastError: null,
  ...more,
});
const WELL = {
  version: '0.1.0',
  commit: '4e1f0c2',
  startedAt: '2026-06-07T06:12:00Z',
  uptimeSeconds: 289_980,
  database: { version: '18.1', bytes: 1_420_000_000, connections: 14 },
  organizations: 512,
  members: 18_304,
  reservationsByDay: [812, 790, 640, 211, 190, 835, 861, 902, 877, 701, 240, 205, 899, 410].map(
    (reservations, at) => ({
      date: `2026-0${at < 4 ? 5 : 6}-${String(at < 4 ? 28 + at : at - 3).padStart(2, '0')}`,
      reservations,
    }),
  ),
  notices: queue({ waiting: 48_211, isAbout: true }),
  jobs: queue(),
  services: [
    service('mail', 'smtp.harborline.example', { sent: 4210 }),
    service('sms', 'Twilio', { sent: 88 }),
    service('payments', 'Stripe', { sent: 12 }),
    service('push', 'Keys of this installation', { state: 'off' }),
  ],
  bouncedAddresses: 0,
  disputes: { open: 0, answerBy: [] as string[] },
  slowestRoutes: [
    ['GET /api/locations/:id/availability', 9120, 12, 86],
    ['POST /api/reservations', 811, 14, 61],
    ['GET /api/organizations/:id/members', 96, 9, 40],
  ].map(([route, requests, medianMilliseconds, p95Milliseconds]) => ({
    route,
    requests,
    medianMilliseconds,
    p95Milliseconds,
  })),
};
const ILL = {
  ...WELL,
  notices: queue({
    waiting: 48_211,
    isAbout: true,
    due: 310,
    failing: 298,
    dead: 41,
    retriable: 36,
    oldestDueAt: '2026-06-10T13:40:00Z',
    reasons: [
      { what: 'email', reason: 'connect ECONNREFUSED (address)', count: 36 },
      { what: 'sms', reason: 'The number does not take text messages.', count: 5 },
    ],
  }),
  jobs: queue({
    dead: 1,
    retriable: 1,
    reasons: [{ what: 'platform.housekeeping', reason: 'the database was away', count: 1 }],
  }),
  services: [
    service('mail', 'smtp.harborline.example', {
      sent: 1204,
      failed: 334,
      lastError: 'connect ECONNREFUSED (address)',
    }),
    ...WELL.services.slice(1),
  ],
  bouncedAddresses: 3,
  disputes: { open: 3, answerBy: ['2026-06-14T23:59:59Z', '2026-06-19T23:59:59Z'] },
};
const health = (name: string, json: object, more: More = {}): Shot => ({
  name: `operator-health-${name}`,
  who: 'operator',
  path: '/developer-portal?tab=health',
  given: steps(answer(HEALTH, json), more.given ?? steps()),
  ...(more.act && { act: more.act, window: true }),
});
const tried = (works: boolean, report: string): Act =>
  answer('**/api/developer/health/try', { works, report });
const mail: Act = steps(
  press('Try Mail'),
  async (page) => page.getByLabel('Email address').fill('robin@example.com'),
  press('Send email'),
);

export const OPERATOR_TABS: readonly Shot[] = [
  tickets(''),
  tickets('detail', OPEN, { ...over }),
  tickets('detail-more', OPEN, {
    ...over,
    act: async (page) => page.getByText('Reporter’s facts and history').click(),
  }),
  tickets('detail-loading', OPEN, { ...over, given: stall(ONE) }),
  tickets('detail-error', OPEN, { ...over, given: fail(ONE) }),
  tickets('delete', OPEN, { ...over, act: press('Delete') }),
  tickets('replies', OPEN, { ...over, act: press('Manage replies') }),
  tickets('reply-edit', OPEN, { ...over, act: steps(press('Manage replies'), press('Edit Reason found')) }),
  tickets('reply-delete', OPEN, {
    ...over,
    act: steps(press('Manage replies'), press('Delete Reason found')),
  }),
  tickets('replies-none', OPEN, {
    ...over,
    given: answer('**/api/developer/saved-replies', []),
    act: press('Manage replies'),
  }),
  tickets('filter', '&type=bug&status=pending', { ...over, act: unfold }),
  tickets('filter-folded', '&type=bug&status=pending', { eachSize: true }),
  tickets('administrator', '', {
    ...over,
    act: steps(
      unfold,
      async (page) => void (await page.getByLabel('Administrator', { exact: true }).selectOption('search')),
    ),
  }),
  tickets('none', '', {
    given: steps(
      answer(LIST, []),
      answer('**/api/developer/tickets/counts', {
        ...COUNTS,
        total: 0,
        pending: 0,
        inWork: 0,
        completed: 0,
        bugs: 0,
        features: 0,
        old: 0,
      }),
    ),
  }),
  tickets('nothing-found', '&search=zanzibar&type=bug', { given: answer(LIST, []) }),
  tickets('loading', '', { given: steps(stall(LIST), stall('**/api/developer/tickets/counts')) }),
  tickets('error', '', { given: fail(LIST) }),
  tickets('archived', '&archived=true'),
  tickets('archive', '', { ...over, act: press('Archive Old') }),
  tickets('archive-nothing', '', {
    ...over,
    given: answer('**/api/developer/tickets/counts', { ...COUNTS, old: 0 }),
    act: press('Archive Old'),
  }),
  health('well', WELL),
  health('ill', ILL),
  health('retried', ILL, {
    given: answer('**/api/developer/health/retry-notices', { retried: 36 }),
    act: press('Retry 36 notifications'),
  }),
  health('try', WELL, { act: press('Try Mail') }),
  health('tried', WELL, {
    given: tried(true, 'The mail server has accepted an email to robin@example.com.'),
    act: mail,
  }),
  health('tried-in-vain', WELL, {
    given: tried(false, 'The mail server did not accept the email: connect ECONNREFUSED (address)'),
    act: mail,
  }),
  {
    name: 'operator-health-loading',
    who: 'operator',
    path: '/developer-portal?tab=health',
    given: stall(HEALTH),
  },
  {
    name: 'operator-health-error',
    who: 'operator',
    path: '/developer-portal?tab=health',
    given: fail(HEALTH),
  },
];
