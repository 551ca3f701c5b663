// What of a member's notices follows when a reservation changes (docs/rules.md "Notices").
import { remindersOf } from './notices.ts';
import type { NoticeChoices, NoticeKind, RemindedReservation, Reminder } from './notices.ts';

/** A reservation as far as a member is told of it. */
export interface NoticedState extends RemindedReservation {
  spotId: string;
}

/** How the reminders of a reservation that wait are brought in line with what it is now. */
export interface ReminderEffects {
  /** What its state demands, whenever it is due: whatever waits beside these is dropped. */
  wanted: Reminder[];
  /** Of these, the ones that are still to come. */
  set: Reminder[];
}

/** Null where what is to come stays as it was, as when a member arrives. */
export function reminderEffects(
  before: NoticedState | null,
  after: NoticedState | null,
  choices: NoticeChoices,
  now: Date,
): ReminderEffects | null {
  const isToCome = ({ dueAt }: Reminder) => dueAt > now;
  const had = before ? remindersOf(before, choices).filter(isToCome) : [];
  const wanted = after ? remindersOf(after, choices) : [];
  const set = wanted.filter(isToCome);
  const isSame = had.length === set.length && had.every((one) => set.some((other) => isEqual(one, other)));
  return isSame ? null : { wanted, set };
}

const isEqual = (one: Reminder, other: Reminder): boolean =>
  one.kind === other.kind && one.method === other.method && one.dueAt.getTime() === other.dueAt.getTime();

/**
 * The kind by which a member is told of their own act, for their mailbox and calendar. Null for acts whose result they
 * have in front of them: a walk-in, an arrival, leaving early.
 */
export function ownActKind(before: NoticedState | null, after: NoticedState): NoticeKind | null {
  if (after.kind !== 'reservation') return null;
  if (!before) return 'reservation_confirmed';
  if (after.status === 'cancelled') return before.status === 'cancelled' ? null : 'reservation_cancelled';
  if (after.status !== before.status) return null;
  const isMoved = after.spotId !== before.spotId || after.startsAt.getTime() !== before.startsAt.getTime();
  const isLonger = after.endsAt > before.endsAt;
  const isShorter = after.endsAt < before.endsAt && after.status === 'confirmed';
  return isMoved || isLonger || isShorter ? 'reservation_changed' : null;
}
