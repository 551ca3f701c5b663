import { justFailed } from '../lib/api.ts';
import { failurePlaceOf, lastPress } from '../lib/failure-places.ts';
import type { Press } from '../lib/failure-places.ts';
import type { Tone } from './badge.tsx';

export type Toast = {
  title: string;
  description?: string;
  /** ok unless given. */
  tone?: Tone;
  /** What failed, by default the request that failed last. After an error of the server, the toast offers to report it. */
  error?: Error;
  /** One action, e.g. Undo. */
  action?: { label: string; onPress: () => void };
  /** What was pressed; a failure is shown next to it. The last press unless given. */
  from?: Press;
  /** Time until it closes; 5 seconds unless given, 20 for a failure. */
  durationMs?: number;
};

export type ShownToast = Toast & { id: number; open: boolean };

/** A dismissed toast disappears at once; its content is dropped after this time unless a new toast replaces it. */
const REMOVE_AFTER_MS = 1_000_000;

let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast from anywhere. There is one at a time; a new one replaces it. A failure is shown next to what was
 * pressed instead, where that has a place for it. Returns a function that dismisses it.
 */
export function toast(content: Toast): () => void {
  clearTimeout(removal);
  lastId += 1;
  const id = lastId;
  const error = content.error ?? (content.tone === 'loss' ? justFailed() : null);
  const told = { ...content, ...(error && { error }) };
  const place = content.tone === 'loss' && failurePlaceOf<Toast>(content.from ?? lastPress());
  if (place) {
    place(told);
    return () => place(null);
  }
  show({ ...told, id, open: true });
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  show({ ...shown, open: false });
  removal = setTimeout(() => show(null), REMOVE_AFTER_MS);
}

/** Dismisses the visible toast when it is no longer true. */
export function dismissShownToast(): void {
  if (shown) dismissToast(shown.id);
}

/** Dismisses a toast that has no button and reports no failure. */
export function dismissPlainToast(): void {
  if (shown && !shown.action && shown.tone !== 'loss') dismissToast(shown.id);
}

/** Dismisses a toast whose button no longer works, such as Undo. */
export function dismissToastWithAction(): void {
  if (shown?.action) dismissToast(shown.id);
}

export const currentToast = (): ShownToast | null => shown;

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
