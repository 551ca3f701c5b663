import type { Closure } from '@chargerota/contract';
import type { ClosureRow, ClosureView } from './store.ts';

export const presentClosure = (row: ClosureView): Closure => ({
  id: row.id,
  locationId: row.locationId,
  spotIds: row.isWhole ? null : row.spotIds,
  from: row.fromLocal,
  to: row.toLocal,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  reason: row.reason,
  allDay: row.isAllDay,
  yearly: row.isYearly,
  createdAt: row.createdAt.toISOString(),
});

/** For the log of changes. `numbers`: those of the chargers. */
export const closureFacts = (row: ClosureRow, numbers: readonly string[]) => ({
  reason: row.reason,
  from: row.fromLocal,
  to: row.toLocal,
  ...(!row.isWhole && { chargers: numbers }),
  ...(row.isYearly && { yearly: true }),
});
