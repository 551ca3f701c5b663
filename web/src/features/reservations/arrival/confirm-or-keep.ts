import type { Reservation } from '@chargerota/contract';
import { call, isUnreachable, knownUserId } from '../../../lib/api.ts';
import { newKey } from '../../../lib/attempt-key.ts';
import { keepArrival } from '../../../lib/kept/arrivals.ts';

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
export async function confirmOrKeep({ id, spot, location }: Place): Promise<Reservation | 'kept'> {
  const idempotencyKey = newKey();
  const owner = knownUserId();
  try {
    return await sendArrival(id, idempotencyKey);
  } catch (error) {
    if (!isUnreachable(error) || owner === null) throw error;
    keepArrival({
      owner,
      reservationId: id,
      idempotencyKey,
      place: `Charger ${spot.spotNumber} at ${location.name}`,
    });
    return 'kept';
  }
}
