import { ApiError } from '../../../lib/api.ts';

/** What an administrator's act would cancel: the refusal that asks about it, read. */
export type ComingReservations = {
  /** All of them; the server names some dozens. */
  total: number;
  /** Repeat the call with this as `confirm`. It stands for exactly these. */
  confirmation: string;
  named: { id: string; message: string }[];
};

/** The coming reservations that stand in the way of a call, or null when it failed for another reason, or not at all. */
export function comingReservationsOf(error: Error | null): ComingReservations | null {
  if (!(error instanceof ApiError) || error.code !== 'coming_reservations') return null;
  const [summary, ...rest] = error.details;
  const total = summary?.['total'];
  const confirmation = summary?.['confirmation'];
  if (typeof total !== 'number' || typeof confirmation !== 'string') return null;
  const named = rest.map(({ reservationId, message }) => ({ id: String(reservationId), message }));
  return { total, confirmation, named };
}
