import { m } from '@chargerota/messages';
import type { Invitation } from '@chargerota/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Invitations that can still be accepted. */
export const openOf = (invitations: readonly Invitation[], now: Date): Invitation[] =>
  invitations.filter(({ status, expiresAt }) => status === 'pending' && new Date(expiresAt) > now);

/** Invitations that nobody answered in time, the latest first. */
export const ranOutOf = (invitations: readonly Invitation[], now: Date): Invitation[] =>
  invitations
    .filter(({ status, expiresAt }) => status === 'expired' || new Date(expiresAt) <= now)
    .toSorted((a, b) => Date.parse(b.expiresAt) - Date.parse(a.expiresAt));

/** `in 6 days`, for an instant in the future. */
export function untilText(expiresAt: Date, now: Date): string {
  const { count, unit } = timeLeft(expiresAt, now);
  if (count === 0) return m.invitations.withinTheHour;
  return unit === 'hours' ? m.invitations.inHours({ count }) : m.invitations.inDays({ count });
}

/** The time until an instant in the future, in days or, on the last one, in hours. */
export function timeLeft(expiresAt: Date, now: Date): { count: number; unit: 'hours' | 'days' } {
  const left = expiresAt.getTime() - now.getTime();
  return left < DAY_MS
    ? { count: Math.max(0, Math.floor(left / HOUR_MS)), unit: 'hours' }
    : { count: Math.round(left / DAY_MS), unit: 'days' };
}
