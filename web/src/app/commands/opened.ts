// What the command menu's button, keys and menu have opened. Outside React, because they stand in different places.
import { m } from '@chargerota/messages';
import { useSyncExternalStore } from 'react';
import { tryAgainWords } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';

/** The menu, the sheet of shortcuts, or the question before signing out. */
export type Opened = 'menu' | 'sheet' | 'sign-out' | null;

let opened: Opened = null;
const listeners = new Set<() => void>();

export function open(what: Opened): void {
  opened = what;
  for (const listener of listeners) listener();
}

export const nowOpened = (): Opened => opened;

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpened = (): Opened => useSyncExternalStore(onChange, nowOpened);

/** Gives up opening something whose code did not come, so that another press tries again. */
export function closeUnloaded(): void {
  open(null);
  toast({ title: m.commands.theMenuCouldNotBe, description: tryAgainWords(), tone: 'loss' });
}
