// The no-show that its member is still told of on the dashboard. Pure.
import { arrivalWindow } from '@chargerota/domain';
import type { OwnRow } from './own-rows.ts';

/** Later it only stands in the activity. */
const TOLD_MS = 7 * 24 * 60 * 60_000;

/** When the time to confirm an arrival had passed. */
export const missedAt = (row: OwnRow): Date =>
  arrivalWindow(row, row.location.organization.noShowGracePeriodMinutes).closesAt;

/** The latest no-show of the past days, unless something was reserved after it or another session has begun. */
export function missedRow(rows: readonly OwnRow[], now: Date): OwnRow | null {
  const missed = rows
    .filter(({ status }) => status === 'no_show')
    .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())[0];
  if (!missed) return null;
  const at = missedAt(missed).getTime();
  if (now.getTime() - at > TOLD_MS) return null;
  const hasGoneOn = rows.some(
    ({ status, createdAt, startsAt }) =>
      (status === 'confirmed' && Date.parse(createdAt) >= at) ||
      (status === 'arrived' && startsAt > missed.startsAt),
  );
  return hasGoneOn ? null : missed;
}
