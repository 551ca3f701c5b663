import type { Reservation } from '@chargerota/contract';
import { call, knownUserId } from '../../lib/api.ts';

/** Asks the server for the reader's reservations, whatever was read before; none if nobody is signed in. */
export async function readOwnReservations(): Promise<Reservation[]> {
  const owner = knownUserId();
  return owner === null ? [] : call('GET /api/users/:id/reservations', { params: { id: owner } });
}
