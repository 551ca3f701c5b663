import { dateOfMoment } from '@chargerota/domain';
import type { reservations } from '../tables.ts';
import type { ClosureRow } from './store.ts';

/** The rows by which a closure occupies its chargers. */
export const closedSpots = (
  row: ClosureRow,
  spotIds: readonly string[],
  newId: () => string,
): (typeof reservations.$inferInsert)[] =>
  spotIds.map((spotId) => ({
    organizationId: row.organizationId,
    id: newId(),
    kind: 'closure' as const,
    status: 'closed' as const,
    closureId: row.id,
    locationId: row.locationId,
    spotId,
    date: dateOfMoment(row.fromLocal),
    timeSlot: 'closure',
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    createdBy: row.createdBy,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }));
