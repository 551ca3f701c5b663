// Topics and methods in words, the same on every screen.
import type { NotificationMethod, NotificationTopic } from '@chargerota/domain';

/** The names of the methods as short labels, and within a sentence. */
export const METHOD_WORDS: Record<NotificationMethod, { label: string; by: string }> = {
  app: { label: 'App', by: 'in the app' },
  email: { label: 'Email', by: 'by email' },
  sms: { label: 'Text', by: 'by text message' },
  push: { label: 'Push', by: 'by push message' },
};

type TopicWords = { name: string; hint?: string };

export const TOPIC_WORDS: Record<NotificationTopic, TopicWords> = {
  start_15min: { name: '15 minutes before the start' },
  start_5min: { name: '5 minutes before the start' },
  custom_reminder: { name: 'At a time you choose' },
  still_coming: {
    name: 'An hour before: are you still coming?',
    hint: 'You answer in the notification itself. You are not asked about a reservation that you have just made.',
  },
  end_15min: { name: '15 minutes before the end' },
  end_5min: { name: '5 minutes before the end' },
  confirmations: {
    name: 'Reservations that you make, change or cancel',
    hint: 'With a file for your calendar.',
  },
  cancelled_by_other: {
    name: 'Your reservation is cancelled',
    hint: 'By an administrator, or because your membership ends.',
  },
  spot_closed: {
    name: 'Your charger or its location is closed',
    hint: 'Also when new opening hours close it during your reservation.',
  },
  no_show: {
    name: 'Your reservation is marked as a no-show',
    hint: 'Nobody confirmed the arrival in time, and the charger is free for others.',
  },
  membership_decided: {
    name: 'Your membership or role changes',
    hint: 'You are approved, rejected, suspended or reinstated.',
  },
  review_decided: { name: 'An administrator hides your review, or shows it again' },
  invitation_accepted: { name: 'Somebody joins, or asks for approval' },
  terms_changed: {
    name: 'The terms change',
    hint: 'Always on: the terms promise a notice before they change.',
  },
  billing: { name: 'The trial and payments' },
  availability: {
    name: 'A charger is offered to you',
    hint: 'When you wait in line. It is held for you while you answer.',
  },
  spot_reported: { name: 'A charger is reported blocked or broken' },
  usage_report: {
    name: 'The usage report of last week',
    hint: 'On Monday morning, if there was anything to count.',
  },
  report_resolved: { name: 'A charger that you reported works again' },
  someone_waits: {
    name: 'Somebody is waiting for your charger',
    hint: 'Once, when your car is likely charged and somebody in line can use the rest of your time.',
  },
  nudge: {
    name: 'Your car is in the way',
    hint: 'Somebody finds a car at the charger where you charged last.',
  },
};

/** 'by email and in the app' */
export function methodsInWords(methods: readonly NotificationMethod[]): string {
  // The app reads best at the end.
  const words = [...methods.filter((method) => method !== 'app'), ...methods.filter((m) => m === 'app')].map(
    (method) => METHOD_WORDS[method].by,
  );
  return inOneList(words);
}

/** 'a, b and c' */
export const inOneList = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
