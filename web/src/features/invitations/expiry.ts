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
  const left = expiresAt.getTime() - now.getTime();
  if (left < HOUR_MS) return 'within the hour';
  const [count, unit] =
    left < DAY_MS ? [Math.floor(left / HOUR_MS), 'hour'] : [Math.round(left / DAY_MS), 'day'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
