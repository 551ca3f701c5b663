import { useSyncExternalStore } from 'react';
import { leaveGuarded } from './leave-guard.ts';
import { readText, writeText } from './storage.ts';

/** Where the choice of the organization switcher is remembered. */
const KEY = 'currentOrganizationId';
/** Anything else names no organization, and the server refuses whatever call carries it. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const kept = (): string | null => {
  const id = readText(KEY);
  return id !== null && UUID.test(id) ? id : null;
};

// Held here as well: until another tab's choice is taken over, calls must mean the organization that this page shows.
let chosen: string | null | undefined;
const listeners = new Set<() => void>();

/** The organization that the person has chosen to act in, which every call names; null is the first joined. */
export const chosenOrganizationId = (): string | null => (chosen === undefined ? (chosen = kept()) : chosen);

/** Chooses for this and all coming visits; null forgets. */
export function chooseOrganization(id: string | null): void {
  takeOver(id);
  writeText(KEY, id);
}

function takeOver(id: string | null): void {
  if (chosenOrganizationId() === id) return;
  chosen = id;
  for (const listener of listeners) listener();
}

/** Calls back after another organization was chosen, here or in another tab. Returns how to stop. */
export function onOrganizationChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChosenOrganizationId = (): string | null =>
  useSyncExternalStore(onOrganizationChoice, chosenOrganizationId);

/** What one tab chooses, all show: at once, or as soon as nothing unsaved is lost by it. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => key === KEY && leaveGuarded(() => takeOver(kept())));
}
