import { ApiError } from '../../../lib/api.ts';

/** The reservations that an administrator's action would cancel, read from the server's refusal. */
export type ComingReservations = {
  /** The total number; the server names only some dozens. */
  total: number;
  /** Repeat the request with this as `confirm`. It confirms exactly these reservations. */
  confirmation: string;
  named: { id: string; message: string }[];
};

/** The upcoming reservations that prevent a request, or null if it failed for another reason or not at all. */
export function comingReservationsOf(error: Error | null): ComingReservations | null {
  if (!(error instanceof ApiError) || error.code !== 'coming_reservations') return null;
  const [summary, ...rest] = error.details;
  const total = summary?.['total'];
  const confirmation = summary?.['confirmation'];
  if (typeof total !== 'number' || typeof confirmation !== 'string') return null;
  const named = rest.map(({ reservationId, message }) => ({ id: String(reservationId), message }));
  return { total, confirmation, named };
}
