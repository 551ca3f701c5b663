import type { Reservation } from '@chargerota/contract';
import { ApiError, call } from '../../../lib/api.ts';
import { readOwnReservations } from '../read-own-reservations.ts';

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
