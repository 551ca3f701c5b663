// What a member will be reminded of before a reservation starts, in a sentence.
import { m } from '@chargerota/messages';
import type { NotificationPreferences } from '@chargerota/contract';
import { isOfEnd, NOTIFICATION_TOPICS, remindersOf } from '@chargerota/domain';
import type { NotificationChoices, NotificationMethod, RemindedReservation } from '@chargerota/domain';
import { inOneList, methodsInWords } from './words.ts';

const MINUTE_MS = 60_000;

/** The choices that decide which reminders a member gets, as the server reads them. */
export function choicesOf(preferences: NotificationPreferences): NotificationChoices {
  const { channels, topics, allowCustomReminders, enableCustomReminders, customReminderMinutes, quietHours } =
    preferences;
  return {
    reachableBy: channels
      .filter(({ method, isOn, works }) => method === 'app' || (isOn && works))
      .map(({ method }) => method),
    // What is not offered is not sent.
    methods: Object.fromEntries(
      NOTIFICATION_TOPICS.map((topic) => [topic, topics.find((each) => each.topic === topic)?.methods ?? []]),
    ),
    customMinutes: allowCustomReminders && enableCustomReminders ? customReminderMinutes : null,
    quiet: quietHours,
    // It decides about no reminder before the start.
    usualEnergyKwh: null,
  };
}

/**
 * 'We will remind you 15 minutes before by email and in the app, and 5 minutes before in the app.' Names what is still
 * to come at `now`. Null if there will be no reminder before the start.
 */
export function reminderWords(
  reservation: RemindedReservation,
  preferences: NotificationPreferences,
  now: Date,
): string | null {
  const { startsAt } = reservation;
  const before = new Map<number, NotificationMethod[]>();
  for (const { kind, method, dueAt } of remindersOf(reservation, choicesOf(preferences))) {
    if (isOfEnd(kind) || dueAt <= now) continue;
    const minutes = Math.round((startsAt.getTime() - dueAt.getTime()) / MINUTE_MS);
    before.set(minutes, [...(before.get(minutes) ?? []), method]);
  }
  // Reminders by the same methods are named together.
  const timesBy = new Map<string, string[]>();
  for (const [minutes, methods] of [...before].toSorted(([a], [b]) => b - a)) {
    const by = methodsInWords(methods);
    timesBy.set(by, [...(timesBy.get(by) ?? []), minutesText(minutes)]);
  }
  const parts = [...timesBy].map(([methods, times]) =>
    m.notifications.remindersBy({ times: timesBefore(times), methods }),
  );
  const last = parts.pop();
  if (last === undefined) return null;
  return m.notifications.weWillRemindYou({
    reminders: parts.length > 0 ? m.notifications.remindersAndLast({ others: parts.join(', '), last }) : last,
  });
}

/** '1 hour before and again 15 minutes before': each by itself, lest they read as one time of 75 minutes. */
const timesBefore = (times: readonly string[]): string =>
  inOneList(
    times.map((time, index) =>
      index > 0 && index === times.length - 1
        ? m.notifications.againTimeBefore({ time })
        : m.notifications.timeBefore({ time }),
    ),
  );

const minutesText = (minutes: number): string => {
  if (minutes < 60) return m.notifications.minuteMinutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest > 0
    ? m.notifications.hoursAndMinutes({ hours, minutes: rest })
    : m.common.hourHours({ count: hours });
};
