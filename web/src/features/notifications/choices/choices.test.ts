import type { NotificationPreferences } from '@chargerota/contract';
import { DEFAULT_METHODS, NOTIFICATION_METHODS, NOTIFICATION_TOPICS } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { reminderWords } from '../reminder-words.ts';
import { changeTopic, changeValues, insteadOfOwn, switchMethod, TOPIC_GROUPS, undoOf } from './choices.ts';
import { pushAbility } from './push.ts';

const BY_DEFAULT: NotificationPreferences = {
  enableCustomReminders: true,
  customReminderMinutes: 15,
  allowCustomReminders: true,
  preferredNotificationMethods: ['app', 'email', 'sms'],
  topics: NOTIFICATION_TOPICS.map((topic) => ({
    topic,
    methods: [...DEFAULT_METHODS[topic]],
    fixed: [],
    possible: [...NOTIFICATION_METHODS],
  })),
  quietHours: null,
  channels: [
    { method: 'app', isOn: true, works: true, why: null, to: null },
    { method: 'email', isOn: true, works: true, why: null, to: 'maya@example.com' },
    { method: 'sms', isOn: true, works: false, why: 'not_confirmed', to: null },
    { method: 'push', isOn: false, works: false, why: 'no_browser', to: null },
  ],
  pushKey: 'key',
  pushBrowsers: [],
};

const DAY_BEFORE = new Date('2026-11-19T19:00:00Z');
const RESERVATION = {
  kind: 'reservation' as const,
  status: 'confirmed' as const,
  timezone: 'America/New_York',
  startsAt: new Date('2026-11-20T19:00:00Z'),
  endsAt: new Date('2026-11-20T22:00:00Z'),
  createdAt: DAY_BEFORE,
  arrivedAt: null,
  powerKw: 7,
};

test.each([
  [30, {}, null],
  [
    60,
    {},
    '“Are you still coming?” is asked instead in the app and by email. About a reservation made within two hours before its start, you get your own reminder.',
  ],
  [15, {}, 'The reminder 15 minutes before the start comes instead in the app and by email.'],
  // By email it has no rival.
  [5, {}, 'The reminder 5 minutes before the start comes instead in the app.'],
  [60, { enableCustomReminders: false }, null],
  [60, { topics: BY_DEFAULT.topics.filter(({ topic }) => topic !== 'still_coming') }, null],
])('what comes in place of one’s own reminder %i minutes before, with %j: %s', (minutes, others, said) => {
  expect(insteadOfOwn({ ...BY_DEFAULT, customReminderMinutes: minutes, ...others })).toBe(said);
});

test('every topic has its place on the screen', () => {
  expect(TOPIC_GROUPS.flatMap(({ topics }) => topics).toSorted()).toEqual(NOTIFICATION_TOPICS.toSorted());
});

test.each([
  [
    'by default',
    {},
    'We will remind you 1 hour before and again 15 minutes before by email and in the app, and 5 minutes before in the app.',
  ],
  [
    'with a reminder of one’s own',
    { customReminderMinutes: 30 },
    'We will remind you 1 hour before, 30 minutes before and again 15 minutes before by email and in the app, and 5 minutes before in the app.',
  ],
  [
    'when the organization allows none of one’s own',
    { customReminderMinutes: 30, allowCustomReminders: false },
    'We will remind you 1 hour before and again 15 minutes before by email and in the app, and 5 minutes before in the app.',
  ],
  [
    'in quiet hours, when a message would come too late',
    { quietHours: { from: '13:30', until: '14:30' } },
    'We will remind you 1 hour before by email and in the app, and 15 minutes before and again 5 minutes before in the app.',
  ],
  [
    'where nobody is asked whether they are still coming',
    { topics: BY_DEFAULT.topics.filter(({ topic }) => topic !== 'still_coming') },
    'We will remind you 15 minutes before by email and in the app, and 5 minutes before in the app.',
  ],
  ['without any', { topics: BY_DEFAULT.topics.map((each) => ({ ...each, methods: [] })) }, null],
])('the note after booking says what the member will get, %s', (_, change, words) => {
  expect(reminderWords(RESERVATION, { ...BY_DEFAULT, ...change }, DAY_BEFORE)).toBe(words);
});

test('a reminder whose time has passed is not promised', () => {
  const tenBefore = new Date('2026-11-20T18:50:00Z');
  expect(reminderWords(RESERVATION, BY_DEFAULT, tenBefore)).toBe(
    'We will remind you 5 minutes before in the app.',
  );
  expect(reminderWords(RESERVATION, BY_DEFAULT, RESERVATION.startsAt)).toBeNull();
});

test('a press changes one method of one topic, and the screen shows what is sent', () => {
  const [choice] = BY_DEFAULT.topics;
  if (!choice) throw new Error('there are topics');
  const { form, expected } = changeTopic(choice, 'email', false);
  expect(form).toEqual({ topics: [{ topic: 'start_15min', methods: ['app', 'sms', 'push'] }] });
  const then = expected(BY_DEFAULT);
  expect(then.topics[0]?.methods).toEqual(['app', 'sms', 'push']);
  expect(then.topics.slice(1)).toEqual(BY_DEFAULT.topics.slice(1));
});

test('switching a method off does not change the methods chosen for each topic', () => {
  const { form, expected } = switchMethod(BY_DEFAULT, 'email', false);
  expect(form).toEqual({ preferredNotificationMethods: ['app', 'sms'] });
  const then = expected(BY_DEFAULT);
  expect(then.channels[1]?.isOn).toBe(false);
  expect(then.topics).toEqual(BY_DEFAULT.topics);
});

test('undo takes back what a press changed, and nothing that was pressed since', () => {
  const [choice] = BY_DEFAULT.topics;
  if (!choice) throw new Error('there are topics');
  const off = changeTopic(choice, 'email', false);
  const [then] = off.expected(BY_DEFAULT).topics;
  if (!then) throw new Error('there are topics');
  const later = changeTopic(then, 'sms', false).expected(off.expected(BY_DEFAULT));
  const back = undoOf(off.form, BY_DEFAULT, later);
  expect(back?.form).toEqual({ topics: [{ topic: 'start_15min', methods: ['app', 'email', 'push'] }] });
  expect(back?.expected(later).topics[0]?.methods).toEqual(['app', 'email', 'push']);
  expect(undoOf(off.form, BY_DEFAULT, BY_DEFAULT)).toBeNull();

  const quiet = changeValues({ quietHours: { from: '22:00', until: '07:00' } });
  expect(undoOf(quiet.form, BY_DEFAULT, quiet.expected(BY_DEFAULT))?.form).toEqual({ quietHours: null });

  const noMail = switchMethod(BY_DEFAULT, 'email', false);
  const withMail = undoOf(noMail.form, BY_DEFAULT, noMail.expected(BY_DEFAULT));
  expect(withMail?.form).toEqual({ preferredNotificationMethods: ['app', 'email', 'sms'] });
  expect(withMail?.expected(noMail.expected(BY_DEFAULT))).toEqual(BY_DEFAULT);
});

test.each([
  [{}, 'ready'],
  [{ permission: 'denied' as const }, 'denied'],
  [{ hasPush: false }, 'unsupported'],
  [{ hasPush: false, isApple: true }, 'needs_home_screen'],
  [{ hasPush: false, isApple: true, isOnHomeScreen: true }, 'unsupported'],
])('a browser with %o is %s for push messages', (browser, ability) => {
  expect(
    pushAbility({ hasPush: true, permission: 'default', isApple: false, isOnHomeScreen: false, ...browser }),
  ).toBe(ability);
});
