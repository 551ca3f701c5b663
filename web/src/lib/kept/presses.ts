// Presses without a network, one of a kind for a reservation. They survive a reload.
import { useSyncExternalStore } from 'react';
import { knownUserId } from '../api.ts';
import { readText, writeJson } from '../storage.ts';

export type KeptPress = { owner: string; reservationId: string };

export interface KeptPresses<T extends KeptPress> {
  keep: (press: T) => void;
  drop: (reservationId: string) => void;
  /** Forgets all, or all that are another account's. */
  forget: (except?: { exceptOf?: string }) => void;
  /** Those of the person who is signed in. */
  own: () => T[];
  /** All of this browser, and again after each change, also of another tab. */
  useAll: () => readonly T[];
}

export function keptPresses<T extends KeptPress>(key: string): KeptPresses<T> {
  const listeners = new Set<() => void>();
  let read: { text: string | null; presses: readonly T[] } = { text: null, presses: [] };

  const stored = (): readonly T[] => {
    const text = readText(key);
    if (text !== read.text) read = { text, presses: parse(text) };
    return read.presses;
  };
  const write = (presses: readonly T[]): void => {
    writeJson(key, presses.length > 0 ? presses : null);
    for (const listener of listeners) listener();
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
    keep: (press) => write([...others(press.reservationId), press]),
    drop: (reservationId) => {
      const left = others(reservationId);
      if (left.length < stored().length) write(left);
    },
    forget: ({ exceptOf } = {}) => {
      const left = stored().filter(({ owner }) => owner === exceptOf);
      if (left.length < stored().length) write(left);
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
