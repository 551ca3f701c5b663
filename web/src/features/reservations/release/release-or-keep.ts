import type { Reservation } from '@chargerota/contract';
import { ApiError, call, isNotSent, isUnreachable, knownUserId } from '../../../lib/api.ts';
import { dropRelease, keepRelease, ownReleases } from '../../../lib/kept/releases.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { OwnRow } from '../screens/dashboard/own-rows.ts';

export type ReleasedRow = Pick<OwnRow, 'id' | 'timezone'> & {
  spot: { spotNumber: string };
  location: { name: string };
};

/**
 * Releases the charger. If the server cannot be reached, the press is kept, and its person is asked again when it can be. A
 * release that was asked about again and is not needed any more is no failure: the session is over.
 */
export async function releaseOrKeep({
  id,
  timezone,
  spot,
  location,
}: ReleasedRow): Promise<Reservation | 'kept' | 'over'> {
  const owner = knownUserId();
  const before = ownReleases().find(({ reservationId }) => reservationId === id);
  try {
    const released = await call('PATCH /api/reservations/:id/release', { params: { id } });
    dropRelease(id);
    return released;
  } catch (error) {
    if (before && error instanceof ApiError && error.code === 'reservation_state') return 'over';
    if (!isUnreachable(error) || owner === null) throw error;
    keepRelease({
      owner,
      reservationId: id,
      spotNumber: spot.spotNumber,
      locationName: location.name,
      timezone,
      pressedAt: serverNow().getTime(),
      // What an earlier press may have done, this one does not make known.
      ...((before?.isUnanswered || !isNotSent(error)) && { isUnanswered: true }),
    });
    return 'kept';
  }
}
