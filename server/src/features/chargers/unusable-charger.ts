import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import type { UnusableCharger } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { listFreeSpots } from '../reservations/facts-for-others.ts';
import { readReportsOfLocation } from './read-reports.ts';
import type { lockOwnReports } from './report-store.ts';

type AtCharger = { id: string; locationId: string; spotId: string; startsAt: Date; endsAt: Date };

export const unusableReason = (spotNumber: string) =>
  inEnglish(() => m.stored.chargerCouldNotBeUsed({ spotNumber }));

/** What decides whether a reservation counts whose member has said something of its charger. */
export async function readUnusable(
  tx: Tx,
  scope: TenantScope,
  { reservation, said }: { reservation: AtCharger; said: Awaited<ReturnType<typeof lockOwnReports>> },
  now: Date,
): Promise<UnusableCharger> {
  // Mostly nothing was said.
  const otherFree = said.ownReports.length > 0 ? await findOtherFree(tx, scope, reservation, now) : null;
  return { ...said, otherFree };
}

/** The number of another charger of its location that is free until a reservation ends, and not reported. */
async function findOtherFree(
  tx: Tx,
  scope: TenantScope,
  { id, locationId, spotId, startsAt, endsAt }: AtCharger,
  now: Date,
): Promise<string | null> {
  const from = now > startsAt ? now : startsAt;
  if (from >= endsAt) return null;
  const free = await listFreeSpots(tx, scope, {
    locationId,
    period: { startsAt: from, endsAt },
    preferredId: spotId,
    exceptReservationId: id,
  });
  const reports = await readReportsOfLocation(tx, scope, { locationId, now });
  const reported = new Set(reports.map((report) => report.spotId));
  return free.find((spot) => spot.id !== spotId && !reported.has(spot.id))?.spotNumber ?? null;
}
