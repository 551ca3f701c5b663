import type { NotificationPreferences } from '@chargerota/contract';
import type { NotificationMethod } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { hearingOf } from './how-you-hear.tsx';
import { heldWords } from '../../line-words.ts';

type Reached = {
  on: NotificationMethod[];
  chosen?: NotificationMethod[] | null;
  unconfigured?: NotificationMethod[];
};

/** Choices of a member; `chosen` null: the organization sends no notifications of free chargers. */
function preferences({ on, chosen, unconfigured = [] }: Reached): NotificationPreferences {
  const methods: NotificationMethod[] = ['app', 'email', 'sms', 'push'];
  return {
    allowCustomReminders: true,
    enableCustomReminders: false,
    customReminderMinutes: 15,
    preferredNotificationMethods: on,
    topics:
      chosen === null
        ? []
        : [{ topic: 'availability', methods: chosen ?? methods, fixed: [], possible: methods }],
    quietHours: null,
    channels: methods.map((method) => ({
      method,
      isOn: on.includes(method),
      works: !unconfigured.includes(method),
      why: unconfigured.includes(method) ? 'not_configured' : null,
      to: null,
    })),
    pushKey: null,
    pushBrowsers: [],
  };
}

test('an offer is held as long as its member is reached by what they have chosen for offers', () => {
  expect(hearingOf(preferences({ on: ['app', 'email', 'push'] }))).toMatchObject({
    reach: 'fast',
    by: 'by email and by push message',
  });
  expect(hearingOf(preferences({ on: ['app', 'sms'] }))).toMatchObject({ reach: 'fast' });
  expect(hearingOf(preferences({ on: ['app', 'email'] }))).toMatchObject({ reach: 'mail', by: 'by email' });
  // Push messages are on, but not for offers.
  expect(hearingOf(preferences({ on: ['app', 'email', 'push'], chosen: ['app', 'email'] }))).toMatchObject({
    reach: 'mail',
    by: 'by email',
  });
});

test('who hears of offers in the app alone is told so, and whether they can change it', () => {
  expect(hearingOf(preferences({ on: ['app'] }))).toMatchObject({ by: null, canChoose: true });
  expect(hearingOf(preferences({ on: ['app', 'email'], chosen: ['app'] }))).toMatchObject({ by: null });
  expect(hearingOf(preferences({ on: ['app', 'email', 'push'], chosen: null }))).toMatchObject({
    reach: 'mail',
    by: null,
    canChoose: false,
  });
});

test('push messages are recommended where they can be switched on', () => {
  expect(hearingOf(preferences({ on: ['app', 'email'] })).canPush).toBe(true);
  expect(hearingOf(preferences({ on: ['app', 'email'], unconfigured: ['push'] })).canPush).toBe(false);
});

test('how long an offer is held is never said to be longer than it is', () => {
  expect([5, 10, 15].map((minutes) => heldWords(minutes, 'fast'))).toEqual([
    'about 3 minutes',
    'about 7 minutes',
    'about 10 minutes',
  ]);
  expect(heldWords(10, 'mail')).toBe('about 15 minutes');
});
