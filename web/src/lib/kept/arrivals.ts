// Presses of Confirm arrival that the server has not answered yet. They survive a reload, and are sent when the network
// is back (features/reservations/arrival).
import { useSyncExternalStore } from 'react';
import { knownUserId } from '../api.ts';
import { readText, writeJson } from '../storage.ts';

export type KeptArrival = {
  owner: string;
  reservationId: string;
  /** Of the press: the server confirms it once, however often it is sent. */
  idempotencyKey: string;
  /** 'Charger 12 at North Garage' */
  place: string;
  /** Why it was refused; it is shown until the person puts it away. */
  refusal?: { title: string; text: string };
};

const KEY = 'keptArrivals';
const listeners = new Set<() => void>();
let read: { text: string | null; arrivals: readonly KeptArrival[] } = { text: null, arrivals: [] };

function stored(): readonly KeptArrival[] {
  const text = readText(KEY);
  if (text !== read.text) read = { text, arrivals: parse(text) };
  return read.arrivals;
}

function parse(text: string | null): KeptArrival[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as KeptArrival[]) : [];
  } catch {
    return [];
  }
}

function write(arrivals: readonly KeptArrival[]): void {
  writeJson(KEY, arrivals.length > 0 ? arrivals : null);
  for (const listener of listeners) listener();
}

const others = (reservationId: string): KeptArrival[] =>
  stored().filter((arrival) => arrival.reservationId !== reservationId);

export const keepArrival = (arrival: KeptArrival): void => write([...others(arrival.reservationId), arrival]);

/** Call when the person has seen the answer to it, or needs to see none. */
export const dropArrival = (reservationId: string): void => write(others(reservationId));

/** Forgets all, or all that are another account's. */
export function forgetArrivals({ exceptOf }: { exceptOf?: string } = {}): void {
  const left = stored().filter(({ owner }) => owner === exceptOf);
  if (left.length < stored().length) write(left);
}

/** Those of the person who is signed in. */
export const ownArrivals = (): KeptArrival[] => stored().filter(({ owner }) => owner === knownUserId());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has kept or sent one.
  const onStorage = ({ key }: StorageEvent): void => void (key === KEY && listener());
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

const useArrivals = (): readonly KeptArrival[] => useSyncExternalStore(subscribe, stored);

/** Whether the arrival at a reservation waits for the network. */
export const useIsArrivalKept = (reservationId: string | null): boolean =>
  useArrivals().some((arrival) => arrival.reservationId === reservationId && !arrival.refusal);

/** Those that were sent and refused. */
export const useRefusedArrivals = (): KeptArrival[] => {
  const owner = knownUserId();
  return useArrivals().filter((arrival) => arrival.owner === owner && arrival.refusal);
};
