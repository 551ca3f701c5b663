// Which of a member's own changes is confirmed to them (docs/rules.md "Notifications").
import type { NotificationKind } from './notifications.ts';
import type { Period } from './periods.ts';
import type { ReservationKind, ReservationStatus } from './reservation-status.ts';

/** The part of a reservation that confirmations depend on. */
export interface ConfirmedState extends Period {
  kind: ReservationKind;
  status: ReservationStatus;
  spotId: string;
}

/**
 * The kind of notification that confirms a member's own change, for their mailbox and calendar. Null for changes that they
 * make at the charger: a charger taken at once, an arrival, an early release.
 */
export function ownActKind(before: ConfirmedState | null, after: ConfirmedState): NotificationKind | null {
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
