// Presses of Confirm arrival that the server has not answered yet. They are sent when the network is back
// (features/reservations/pending).
import { knownUserId } from '../api.ts';
import { pendingActions } from './actions.ts';
import type { PendingAction } from './actions.ts';

export type PendingArrival = PendingAction & {
  /** Of the action: the server confirms it once, however often it is sent. */
  idempotencyKey: string;
  /** 'Charger 12 at North Garage' */
  place: string;
  /** Why it was refused; it is shown until the person puts it away. */
  refusal?: { title: string; text: string };
  /** It was confirmed; its screen says so as long as the session lasts. */
  isInTime?: true;
};

const arrivals = pendingActions<PendingArrival>('keptArrivals');

export const storeArrival = arrivals.store;
/** Call when the person has seen the answer to it, or needs to see none. */
export const dropArrival = arrivals.drop;
export const ownArrivals = arrivals.own;

export const waitsForAnswer = ({ refusal, isInTime }: PendingArrival): boolean => !refusal && !isInTime;

/** Remembers that the server confirmed it, and forgets that of an earlier one. */
export function noteInTime(arrival: PendingArrival): void {
  for (const { reservationId, isInTime } of ownArrivals()) if (isInTime) dropArrival(reservationId);
  storeArrival({ ...arrival, isInTime: true });
}

/** Whether the arrival at a reservation waits for the network. */
export const useIsArrivalPending = (reservationId: string | null): boolean =>
  arrivals.useAll().some((arrival) => arrival.reservationId === reservationId && waitsForAnswer(arrival));

/** Whether the arrival at a reservation was pressed without a network, and confirmed in time. */
export const useIsArrivalInTime = (id: string): boolean =>
  arrivals.useAll().some(({ reservationId, isInTime }) => reservationId === id && isInTime === true);

/** Those that were sent and refused. */
export const useRefusedArrivals = (): PendingArrival[] => {
  const owner = knownUserId();
  return arrivals.useAll().filter((arrival) => arrival.owner === owner && arrival.refusal);
};
