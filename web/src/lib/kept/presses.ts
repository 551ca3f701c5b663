// Presses without a network, one of a kind for a reservation. They survive a reload.
import { useSyncExternalStore } from 'react';
import { knownUserId } from '../api.ts';
import { readText, writeJson } from '../storage.ts';

export type KeptPress = { owner: string; reservationId: string };

export interface KeptPresses<T extends KeptPress> {
  keep: (press: T) => void;
  drop: (reservationId: string) => void;
  /** Those of the person who is signed in. */
  own: () => T[];
  /** All of this browser, and again after each change, also of another tab. */
  useAll: () => readonly T[];
}

const KEYS = ['keptArrivals', 'keptReleases'] as const;
type Key = (typeof KEYS)[number];

const listeners = new Set<() => void>();

function write(key: Key, presses: readonly KeptPress[]): void {
  writeJson(key, presses.length > 0 ? presses : null);
  for (const listener of listeners) listener();
}

/** Forgets all of every kind, or all that are another account's. */
export function forgetPresses({ exceptOf }: { exceptOf?: string } = {}): void {
  for (const key of KEYS) {
    const presses = parse<KeptPress>(readText(key));
    const left = presses.filter(({ owner }) => owner === exceptOf);
    if (left.length < presses.length) write(key, left);
  }
}

export function keptPresses<T extends KeptPress>(key: Key): KeptPresses<T> {
  let read: { text: string | null; presses: readonly T[] } = { text: null, presses: [] };

  const stored = (): readonly T[] => {
    const text = readText(key);
    if (text !== read.text) read = { text, presses: parse(text) };
    return read.presses;
  };
  const others = (reservationId: string): T[] =>
    stored().filter((press) => press.reservationId !== reservationId);
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    const onStorage = (event: StorageEvent): void => void (event.key === key && listener());
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  };

  return {
    keep: (press) => write(key, [...others(press.reservationId), press]),
    drop: (reservationId) => {
      const left = others(reservationId);
      if (left.length < stored().length) write(key, left);
    },
    own: () => stored().filter(({ owner }) => owner === knownUserId()),
    useAll: () => useSyncExternalStore(subscribe, stored),
  };
}

function parse<T>(text: string | null): T[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as T[]) : [];
  } catch {
    return [];
  }
}
