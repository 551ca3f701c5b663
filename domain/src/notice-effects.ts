// Which notices a change of a reservation causes or removes (docs/rules.md "Notices").
import { remindersOf } from './notices.ts';
import type { NoticeChoices, NoticeKind, RemindedReservation, Reminder } from './notices.ts';

/** The part of a reservation that notices depend on. */
export interface NoticedState extends RemindedReservation {
  spotId: string;
}

/** What to do so that the pending reminders match the reservation's state. */
export interface ReminderEffects {
  /** All reminders that the state demands, also past ones. Any other pending reminder is dropped. */
  wanted: Reminder[];
  /** The wanted reminders that are still to come. */
  set: Reminder[];
}

/** Null if the coming reminders stay the same, as when a member arrives after the start. */
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
 * The kind of notice that confirms a member's own change, for their mailbox and calendar. Null for changes that they
 * make at the charger: a charger taken at once, an arrival, an early release.
 */
export function ownActKind(before: NoticedState | null, after: NoticedState): NoticeKind | null {
  if (after.kind !== 'reservation') return null;
  // An accepted offer: its hold becomes the reservation.
  if (!before && after.status === 'arrived') return null;
  if (!before || before.kind === 'hold') return 'reservation_confirmed';
  if (after.status === 'cancelled') return before.status === 'cancelled' ? null : 'reservation_cancelled';
  if (after.status !== before.status) return null;
  const isMoved = after.spotId !== before.spotId || after.startsAt.getTime() !== before.startsAt.getTime();
  const isLonger = after.endsAt > before.endsAt;
  const isShorter = after.endsAt < before.endsAt && after.status === 'confirmed';
  return isMoved || isLonger || isShorter ? 'reservation_changed' : null;
}
