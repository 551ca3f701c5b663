import { m } from '@chargerota/messages';
import type { Reservation } from '@chargerota/contract';
import { call, isUnreachable, knownUserId, ApiError, isNotSent } from '../../../lib/api.ts';
import { newKey } from '../../../lib/attempt-key.ts';
import { storeArrival } from '../../../lib/pending/arrivals.ts';
import { dropRelease, storeRelease, ownReleases } from '../../../lib/pending/releases.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { OwnRow } from '../member/own-rows.ts';

/** A network that takes longer is as good as none. */
const PATIENCE_MS = 12_000;

type Place = Pick<Reservation, 'id'> & { spot: { spotNumber: string }; location: { name: string } };

/** Sends one press. Repeated with the same key, it gets the same answer. */
export const sendArrival = (id: string, idempotencyKey: string): Promise<Reservation> =>
  call(
    'PATCH /api/reservations/:id/arrive',
    { params: { id } },
    { idempotencyKey, signal: AbortSignal.timeout(PATIENCE_MS) },
  );

/** Confirms the arrival, or keeps the press if the server cannot be reached; it may have got it all the same. */
export async function confirmOrStore({ id, spot, location }: Place): Promise<Reservation | 'pending'> {
  const idempotencyKey = newKey();
  const owner = knownUserId();
  try {
    return await sendArrival(id, idempotencyKey);
  } catch (error) {
    if (!isUnreachable(error) || owner === null) throw error;
    storeArrival({
      owner,
      reservationId: id,
      idempotencyKey,
      place: m.reservationsPending.chargerSpotNumberAtName({
        spotNumber: spot.spotNumber,
        name: location.name,
      }),
    });
    return 'pending';
  }
}

/**
 * Cancels a reservation. That it is cancelled already, by a press whose answer was lost or in another tab, is no failure:
 * it is as its person wants it.
 */
export async function cancelOnce(id: string): Promise<Reservation> {
  try {
    return await call('PATCH /api/reservations/:id/cancel', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reservation_state') throw error;
    const row = (await readOwnReservations()).find((own) => own.id === id);
    if (row?.status !== 'cancelled') throw error;
    return row;
  }
}

type ReleasedRow = Pick<OwnRow, 'id' | 'timezone'> & {
  spot: { spotNumber: string };
  location: { name: string };
};

/**
 * Releases the charger. If the server cannot be reached, the press is kept, and its person is asked again when it can be. A
 * release that was asked about again and is not needed any more is no failure: the charging session is over.
 */
export async function releaseOrStore({
  id,
  timezone,
  spot,
  location,
}: ReleasedRow): Promise<Reservation | 'pending' | 'over'> {
  const owner = knownUserId();
  const before = ownReleases().find(({ reservationId }) => reservationId === id);
  try {
    const released = await call('PATCH /api/reservations/:id/release', { params: { id } });
    dropRelease(id);
    return released;
  } catch (error) {
    if (before && error instanceof ApiError && error.code === 'reservation_state') return 'over';
    if (!isUnreachable(error) || owner === null) throw error;
    storeRelease({
      owner,
      reservationId: id,
      spotNumber: spot.spotNumber,
      locationName: location.name,
      timezone,
      pressedAt: serverNow().getTime(),
      // What an earlier press may have done, this one does not make known.
      ...((before?.isUnanswered || !isNotSent(error)) && { isUnanswered: true }),
    });
    return 'pending';
  }
}

/** Asks the server for the reader's reservations, whatever was read before; none if nobody is signed in. */
export async function readOwnReservations(): Promise<Reservation[]> {
  const owner = knownUserId();
  return owner === null ? [] : call('GET /api/users/:id/reservations', { params: { id: owner } });
}
