import { releaseReservation } from '@chargerota/contract';
import type { Reservation } from '@chargerota/contract';
import { ApiError, call, isUnreachable, knownUserId } from '../../../lib/api.ts';
import { dropRelease, keepRelease, ownReleases } from '../../../lib/kept/releases.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { OwnRow } from '../screens/dashboard/own-rows.ts';

export type ReleasedRow = Pick<OwnRow, 'id' | 'timezone'> & { spot: { spotNumber: string } };

/**
 * Releases the charger. If the server cannot be reached, the press is kept, and its person is asked again when it can be. A
 * release that was asked about again and is not needed any more is no failure: the session is over.
 */
export async function releaseOrKeep({
  id,
  timezone,
  spot,
}: ReleasedRow): Promise<Reservation | 'kept' | 'over'> {
  const owner = knownUserId();
  const isAskedAgain = ownReleases().some(({ reservationId }) => reservationId === id);
  try {
    const released = await call(releaseReservation, { params: { id } });
    dropRelease(id);
    return released;
  } catch (error) {
    if (isAskedAgain && error instanceof ApiError && error.code === 'reservation_state') return 'over';
    if (!isUnreachable(error) || owner === null) throw error;
    const { spotNumber } = spot;
    keepRelease({ owner, reservationId: id, spotNumber, timezone, pressedAt: serverNow().getTime() });
    return 'kept';
  }
}
