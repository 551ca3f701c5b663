import { expect } from '@playwright/test';
import { answer, askPassword, change, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

/** The reservation about which the member is asked. */
const ASKED_ABOUT = '0197a5a0-0000-7000-8000-0000000000ff';

type Told = readonly [type: string, title: string, message: string, sentAt: string, isRead?: boolean];

const TOLD: readonly Told[] = [
  [
    'end_15min',
    'Your time at charger 07 ends in 15 minutes',
    'Harbor House Garage, until 11:00 AM ET. Extend it if you need longer and the charger is free, or release the charger when you leave.',
    '2026-06-10T14:45:00Z',
  ],
  [
    'spot_closed',
    'Charger 03 is closed',
    'Your reservation at Harbor House Garage on Fri, Jun 12, 9:00 AM – 12:00 PM ET was cancelled.',
    '2026-06-10T13:20:00Z',
  ],
  [
    'start_15min',
    'Charger 07 is yours in 15 minutes',
    'Harbor House Garage, 8:00 AM – 11:00 AM ET. Please confirm your arrival by 8:30 AM ET. After that the charger is free for others.',
    '2026-06-10T11:45:00Z',
    true,
  ],
  [
    'no_show',
    'Your reservation became a no-show',
    'Nobody confirmed the arrival at charger 02, North Lot, by 6:30 PM ET.',
    '2026-06-09T22:30:00Z',
    true,
  ],
  [
    'custom_reminder',
    'Charger 02 is yours in 30 minutes',
    'North Lot, 6:00 PM – 8:00 PM ET. Please confirm your arrival by 6:30 PM ET.',
    '2026-06-09T21:30:00Z',
    true,
  ],
  [
    'membership_decided',
    'You are approved',
    'You can book at Harborline Studios.',
    '2026-06-04T14:05:00Z',
    true,
  ],
];

/** Answers the list of notices; `unread` is the number in the bell. */
const told =
  (notices: readonly Told[], unread: number, total = notices.length): Act =>
  async (page) => {
    await page.route('**/api/notifications?page=*', (route) =>
      route.fulfill({
        headers: { 'x-total-count': String(total), 'x-unread-count': String(unread) },
        json: notices.map(([type, title, message, sentAt, isRead = false], index) => ({
          id: `0197a5a0-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`,
          organizationId: '0197a5a0-0000-7000-8000-000000000001',
          organizationName: 'Harborline Studios',
          type,
          title,
          message,
          path: type === 'membership_decided' ? null : '/dashboard?reservation=1',
          reservationId: type === 'still_coming' ? ASKED_ABOUT : null,
          offer: null,
          request: null,
          sentAt,
          readAt: isRead ? sentAt : null,
        })),
      }),
    );
  };

type Channel = { method: string; isOn: boolean; works: boolean; why: string | null; to: string | null };

const EVERY_CHANNEL: Channel[] = [
  { method: 'app', isOn: true, works: true, why: null, to: null },
  { method: 'email', isOn: true, works: true, why: null, to: 'maya.torres@harborline.example' },
  { method: 'sms', isOn: true, works: true, why: null, to: '+12125550142' },
  { method: 'push', isOn: true, works: true, why: null, to: null },
];

type Preferences = { channels: Channel[]; topics: { topic: string; possible: string[] }[] };

/** The person's own choices with these channels, and `changes`. */
const choosing = (
  channels: readonly Channel[],
  changes: { allowCustomReminders?: boolean; [name: string]: unknown } = {},
  isWithoutOwn = changes.allowCustomReminders === false,
): Act =>
  change<Preferences>('**/api/notification-preferences', (preferences) => ({
    ...preferences,
    channels,
    // An organization that allows no reminder of one's own has no such topic.
    topics: preferences.topics
      .filter(({ topic }) => topic !== 'custom_reminder' || !isWithoutOwn)
      .map((topic) => ({
        ...topic,
        possible: channels
          .map(({ method }) => method)
          .filter((method) => method !== 'app' || topic.topic !== 'confirmations'),
      })),
    ...changes,
  }));

const withChannel = (method: string, changes: Partial<Channel>): Channel[] =>
  EVERY_CHANNEL.map((channel) => (channel.method === method ? { ...channel, ...changes } : channel));

const BROWSERS = {
  pushBrowsers: [
    {
      id: '0197a5a0-0000-7000-8000-00000000000a',
      browser: 'Chrome on Windows',
      createdAt: '2026-05-28T13:02:00Z',
    },
    {
      id: '0197a5a0-0000-7000-8000-00000000000b',
      browser: 'Firefox on Linux',
      createdAt: '2026-04-02T13:02:00Z',
    },
  ],
};

const CHOICES = '/notifications?tab=choices';
/** A panel on wide screens, the screen of notices on phones. */
const bell: Act = async (page) => {
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
};

/** The dialog for the number, after the code was sent. */
const code: Act = steps(
  answer('**/api/phone-confirmation', { phone: '+12125550142', expiresAt: '2026-06-10T15:15:00Z' }),
  press('Confirm your number'),
  async (page) => page.getByLabel('Phone number').fill('+1 212 555 0142'),
  press('Send code'),
  async (page) => expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible(),
);

const unsubscribing = (isSubscribed: boolean): Act =>
  answer('**/api/unsubscribe?*', {
    topic: 'start_15min',
    organizationName: 'Harborline Studios',
    isSubscribed,
  });

const atDashboard = { who: 'member', path: '/dashboard', window: true } as const;
const list = { who: 'member', path: '/notifications' } as const;
const choices = { who: 'member', path: CHOICES } as const;
const link = { who: 'nobody', path: '/unsubscribe?token=abc' } as const;

const ASKED: Told = [
  'still_coming',
  'Are you still coming at 12:00 PM ET?',
  'Charger 07 at Harbor House Garage, 12:00 PM – 2:00 PM ET. If you are not coming, please cancel it, so that somebody else can charge.',
  '2026-06-10T15:00:00Z',
];
const WAITED_FOR: Told = [
  'someone_waits',
  'Somebody is waiting for a charger',
  'Charger 07 at Harbor House Garage is yours until 12:00 PM ET. If your car is charged, please release it: somebody in line can use the rest of your time.',
  '2026-06-10T14:50:00Z',
];

/** The member's first reservation is the one that is asked about. */
const owning = (status: string): Act =>
  change<object[]>('**/api/users/*/reservations', ([first, ...others]) => [
    {
      ...first,
      id: ASKED_ABOUT,
      status,
      date: '2026-06-10',
      startsAt: '2026-06-10T16:00:00Z',
      endsAt: '2026-06-10T18:00:00Z',
    },
    ...others,
  ]);
const asking = (status: string): Act => steps(told([ASKED, WAITED_FOR, ...TOLD], 4, 60), owning(status));

export const NOTICES: readonly Shot[] = [
  { ...atDashboard, name: 'bell-asked', given: asking('confirmed'), act: bell, eachSize: true },
  { ...list, name: 'notices-asked', given: asking('confirmed') },
  { ...list, name: 'notices-asked-cancelled', given: asking('cancelled') },
  {
    ...atDashboard,
    name: 'dashboard-ask-cancel',
    path: `/dashboard?reservation=${ASKED_ABOUT}&ask=cancel`,
    given: owning('confirmed'),
    act: async (page) => expect(page.getByText('Cancel this reservation?')).toBeVisible(),
    eachSize: true,
  },
  { ...atDashboard, name: 'bell', given: told(TOLD, 2) },
  { ...atDashboard, name: 'bell-many', given: told(TOLD, 140) },
  { ...atDashboard, name: 'bell-open', given: told(TOLD, 2, 60), act: bell, eachSize: true },
  { ...atDashboard, name: 'bell-empty', given: told([], 0), act: bell, eachSize: true },
  { ...list, name: 'notices', given: told(TOLD, 2, 60) },
  { ...list, name: 'notices-empty', given: told([], 0) },
  { ...list, name: 'notices-loading', given: stall('**/api/notifications?page=*') },
  { ...list, name: 'notices-failed', given: fail('**/api/notifications?page=*') },
  { ...choices, name: 'choices', given: choosing(EVERY_CHANNEL, BROWSERS) },
  {
    ...choices,
    name: 'choices-to-set-up',
    given: choosing(
      withChannel('sms', { works: false, why: 'no_number', to: null }).map((channel) =>
        channel.method === 'push' ? { ...channel, isOn: false, works: false, why: 'no_browser' } : channel,
      ),
      { quietHours: { from: '22:00', until: '07:00' } },
    ),
  },
  {
    ...choices,
    name: 'choices-stopped',
    given: choosing(withChannel('sms', { works: false, why: 'stopped' }), { allowCustomReminders: false }),
  },
  {
    ...choices,
    name: 'choices-push-ended',
    given: async (page) => {
      await choosing(EVERY_CHANNEL)(page);
      await page.addInitScript(() => localStorage.setItem('pushBrowserId', 'ended'));
    },
  },
  {
    ...choices,
    name: 'choices-code-password',
    given: choosing(withChannel('sms', { works: false, why: 'not_confirmed', to: null })),
    act: steps(
      askPassword('**/api/phone-confirmation'),
      press('Confirm your number'),
      async (page) => page.getByLabel('Phone number').fill('+1 212 555 0142'),
      press('Send code'),
      async (page) => page.getByRole('textbox', { name: 'Your password' }).waitFor(),
    ),
    window: true,
    eachSize: true,
  },
  { ...choices, name: 'choices-own' },
  {
    ...choices,
    name: 'choices-tried',
    act: steps(press('Try it'), async (page) => page.getByText('It is in your list').waitFor()),
  },
  { ...choices, name: 'choices-loading', given: stall('**/api/notification-preferences') },
  { ...choices, name: 'choices-failed', given: fail('**/api/notification-preferences') },
  {
    ...choices,
    name: 'choices-code',
    given: choosing(withChannel('sms', { works: false, why: 'not_confirmed', to: null })),
    act: code,
    window: true,
    eachSize: true,
  },
  { ...link, name: 'unsubscribe', given: unsubscribing(true) },
  { ...link, name: 'unsubscribed', given: unsubscribing(false) },
  { ...link, name: 'unsubscribe-invalid', path: '/unsubscribe' },
];
