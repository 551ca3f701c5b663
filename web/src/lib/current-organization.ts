import { useSyncExternalStore } from 'react';
import { isUuid } from './is-uuid.ts';
import { leaveGuarded } from './leave-guard.ts';
import { readText, writeText } from './storage.ts';

/** Storage key of the chosen organization. */
const KEY = 'currentOrganizationId';

const kept = (): string | null => {
  const id = readText(KEY);
  return id !== null && isUuid(id) ? id : null;
};

// Also kept in memory: until another tab's choice is taken over, requests must name the organization that this page
// shows.
let chosen: string | null | undefined;
const listeners = new Set<() => void>();

/**
 * The organization that the person has chosen; every request names it. Null stands for the first one that they joined.
 */
export const chosenOrganizationId = (): string | null => (chosen === undefined ? (chosen = kept()) : chosen);

/** Chooses an organization for this visit and later ones; null removes the choice. */
export function chooseOrganization(id: string | null): void {
  takeOver(id);
  writeText(KEY, id);
}

function takeOver(id: string | null): void {
  if (chosenOrganizationId() === id) return;
  chosen = id;
  for (const listener of listeners) listener();
}

/** Calls back after another organization was chosen, here or in another tab. Returns a function that stops this. */
export function onOrganizationChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChosenOrganizationId = (): string | null =>
  useSyncExternalStore(onOrganizationChoice, chosenOrganizationId);

/** Takes over another tab's choice: at once, or as soon as that loses no unsaved changes. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => key === KEY && leaveGuarded(() => takeOver(kept())));
}
