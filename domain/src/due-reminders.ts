// What one message says of several reminders of a person that are due together (docs/rules.md "Reminders").
import { isOfEnd, isReminded, usefulUntil, type ReminderKind } from './notifications.ts';
import type { Period } from './periods.ts';
import type { ReservationStatus } from './reservation-status.ts';

export interface DueReminder {
  kind: ReminderKind;
  reservation: Period & { id: string; status: ReservationStatus };
}

/** Of two reminders of one start or end, the first in this list is said. */
const CLOSEST_FIRST: readonly ReminderKind[] = [
  'start_5min',
  'start_15min',
  'still_coming',
  'custom_reminder',
  'end_5min',
  'end_15min',
  'someone_waits',
];

/** Whether a reminder still has a reason, and comes before the start or end that it announces. */
export const isOfUse = ({ kind, reservation }: DueReminder, now: Date): boolean =>
  isReminded(kind, reservation.status) && usefulUntil(kind, reservation) > now;

/**
 * One reminder for each start and end that is still to come, in the order of these instants. What ends is said before what
 * starts at the same instant.
 */
export function remindersToSay<Reminder extends DueReminder>(
  due: readonly Reminder[],
  now: Date,
): Reminder[] {
  const byKind = due
    .filter((reminder) => isOfUse(reminder, now))
    .toSorted((a, b) => CLOSEST_FIRST.indexOf(a.kind) - CLOSEST_FIRST.indexOf(b.kind));
  const said = new Map<string, Reminder>();
  for (const reminder of byKind) if (!said.has(eventOf(reminder))) said.set(eventOf(reminder), reminder);
  return [...said.values()].toSorted(
    (a, b) => instantOf(a) - instantOf(b) || compare(eventOf(a), eventOf(b)),
  );
}

const instantOf = ({ kind, reservation }: DueReminder): number => usefulUntil(kind, reservation).getTime();

/** 'end …' is less than 'start …'. */
const eventOf = ({ kind, reservation }: DueReminder): string =>
  `${isOfEnd(kind) ? 'end' : 'start'} ${reservation.id}`;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
