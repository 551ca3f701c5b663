// Whether the time has come to tell who is charging that somebody waits (docs/rules.md "Reminders").
import { afterQuietHours, couldUse, usefulUntil } from '@chargerota/domain';
import type { NotificationMethod } from '@chargerota/domain';
import type { DueNotification } from './delivery-store.ts';

const LOOK_AGAIN_MS = 15 * 60_000;

/** Whether somebody in line could use the rest of the session. */
export function isWaitedFor({ waiting, reservation }: DueNotification, now: Date): boolean {
  if (!reservation || !waiting) return false;
  const { endsAt, timezone } = reservation;
  const { wishes, restAtOnce } = waiting;
  return wishes.some((wish) => couldUse({ ...wish, spotId: null }, { now, endsAt, timezone, restAtOnce }));
}

/** When to look again whether somebody waits; null if it is too late for the line by then. */
export function lookAgainAt(
  { reservation, choices }: DueNotification,
  method: NotificationMethod,
  now: Date,
): Date | null {
  if (!reservation) return null;
  const next = new Date(now.getTime() + LOOK_AGAIN_MS);
  const at = method === 'app' ? next : afterQuietHours(next, choices.quiet, reservation.timezone);
  return at < usefulUntil('someone_waits', reservation) ? at : null;
}
