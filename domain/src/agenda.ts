// What a reservation has due, and when it is looked at next: reminders, and the evaluation of who has not come
// (docs/rules.md "What follows a change").
import { arrivalWindow } from './arrival.ts';
import { MINUTE_MS } from './durations.ts';
import { remindersOf, usefulUntil } from './notifications.ts';
import type { NotificationChoices, RemindedReservation, Reminder } from './notifications.ts';

export interface AgendaReservation extends RemindedReservation {
  /** What had passed of its arrival window before its start. */
  awaitedMs: number;
  /** Reminders that were due until then are handled. */
  remindedUntil: Date;
  /** Its absence was judged since its arrival window last changed. */
  absenceJudged: boolean;
}

export interface Agenda {
  /** Those that are due, and those of the same minute: they may be one message. */
  reminders: Reminder[];
  /** The arrival window has closed and nobody has come. */
  isAbsenceDue: boolean;
  /** All reminders until then are handled with these. */
  remindedUntil: Date;
  /** When the reservation is to be looked at again; null if nothing is to come. */
  nextDueAt: Date | null;
}

/** Everything that is due by `now`. What is late is due as well, unless it is of no use any more. */
export function agendaOf(
  reservation: AgendaReservation,
  choices: NotificationChoices,
  { noShowGracePeriodMinutes }: { noShowGracePeriodMinutes: number },
  now: Date,
): Agenda {
  const minuteEnds = endOfMinute(now);
  const reminders = remindersOf(reservation, choices);
  const isAwaited = reservation.status === 'confirmed' && !reservation.absenceJudged;
  const closesAt = isAwaited ? arrivalWindow(reservation, noShowGracePeriodMinutes).closesAt : null;
  const isAbsenceDue = closesAt !== null && closesAt <= now;
  const toCome = reminders.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt >= minuteEnds);
  if (closesAt && !isAbsenceDue) toCome.push(closesAt);
  return {
    reminders: reminders.filter(
      ({ kind, dueAt }) =>
        dueAt > reservation.remindedUntil && dueAt < minuteEnds && usefulUntil(kind, reservation) > now,
    ),
    isAbsenceDue,
    remindedUntil: new Date(minuteEnds.getTime() - 1),
    nextDueAt: toCome.length > 0 ? new Date(Math.min(...toCome.map((at) => at.getTime()))) : null,
  };
}

/** No reminder is due more minutes before the start than this; custom ones are limited to it, too. */
export const LONGEST_LEAD_MINUTES = 60;

/** When a new reservation is to be looked at first, whatever its member chooses meanwhile: nothing is due before. */
export const firstDueAt = (startsAt: Date, createdAt: Date): Date =>
  new Date(Math.max(createdAt.getTime(), startsAt.getTime() - LONGEST_LEAD_MINUTES * MINUTE_MS));

/** All reminders of a person that are due before it are one message by each method. */
export const endOfMinute = (at: Date): Date =>
  new Date((Math.floor(at.getTime() / MINUTE_MS) + 1) * MINUTE_MS);
