// Presses without a network, one of a kind for a reservation. They survive a reload.
import { useSyncExternalStore } from 'react';
import { knownUserId } from '../api.ts';
import { readText, writeJson } from '../storage.ts';

export type PendingAction = { owner: string; reservationId: string };

interface PendingActions<T extends PendingAction> {
  store: (action: T) => void;
  drop: (reservationId: string) => void;
  /** Those of the person who is signed in. */
  own: () => T[];
  /** All of this browser, and again after each change, also of another tab. */
  useAll: () => readonly T[];
}

const KEYS = ['keptArrivals', 'keptReleases'] as const;
type Key = (typeof KEYS)[number];

const listeners = new Set<() => void>();

function write(key: Key, actions: readonly PendingAction[]): void {
  writeJson(key, actions.length > 0 ? actions : null);
  for (const listener of listeners) listener();
}

/** Forgets all of every kind, or all that are another account's. */
export function forgetPendingActions({ exceptOf }: { exceptOf?: string } = {}): void {
  for (const key of KEYS) {
    const actions = parse<PendingAction>(readText(key));
    const left = actions.filter(({ owner }) => owner === exceptOf);
    if (left.length < actions.length) write(key, left);
  }
}

export function pendingActions<T extends PendingAction>(key: Key): PendingActions<T> {
  let read: { text: string | null; actions: readonly T[] } = { text: null, actions: [] };

  const stored = (): readonly T[] => {
    const text = readText(key);
    if (text !== read.text) read = { text, actions: parse(text) };
    return read.actions;
  };
  const others = (reservationId: string): T[] =>
    stored().filter((action) => action.reservationId !== reservationId);
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
    store: (action) => write(key, [...others(action.reservationId), action]),
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
