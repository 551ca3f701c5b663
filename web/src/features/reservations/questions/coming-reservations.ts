import { ApiError } from '../../../lib/api.ts';

/** The reservations that an administrator's action would cancel or strand, read from the server's refusal. */
export type ComingReservations = {
  /** They are not cancelled: they stay, in hours in which the place will be closed. */
  stay: boolean;
  /** The total number; the server names only some dozens. */
  total: number;
  /** Repeat the request with this as `confirm`, or as `keep` if they stay. It confirms exactly these reservations. */
  confirmation: string;
  named: { id: string; message: string; date: string }[];
};

/** The upcoming reservations that a request asks about, or null if it failed for another reason or not at all. */
export function comingReservationsOf(error: Error | null): ComingReservations | null {
  if (!(error instanceof ApiError)) return null;
  const stay = error.code === 'reservations_outside_hours';
  if (!stay && error.code !== 'coming_reservations') return null;
  const [summary, ...rest] = error.details;
  const total = summary?.['total'];
  const confirmation = summary?.['confirmation'];
  if (typeof total !== 'number' || typeof confirmation !== 'string') return null;
  const named = rest.map(({ reservationId, message, date }) => ({
    id: String(reservationId),
    message,
    date: String(date),
  }));
  return { stay, total, confirmation, named };
}
