import { cancelReservation, listUserReservations } from '@chargerota/contract';
import type { Reservation } from '@chargerota/contract';
import { ApiError, call, knownUserId } from '../../../lib/api.ts';

/**
 * Cancels a reservation. That it is cancelled already, by a press whose answer was lost or in another tab, is no failure:
 * it is as its person wants it.
 */
export async function cancelOnce(id: string): Promise<Reservation> {
  try {
    return await call(cancelReservation, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reservation_state') throw error;
    const row = await ownReservation(id);
    if (row?.status !== 'cancelled') throw error;
    return row;
  }
}

async function ownReservation(id: string): Promise<Reservation | undefined> {
  const owner = knownUserId();
  if (owner === null) return undefined;
  const rows = await call(listUserReservations, { params: { id: owner } });
  return rows.find((row) => row.id === id);
}
