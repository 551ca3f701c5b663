import { justFailed } from '../lib/api.ts';
import type { Tone } from './badge.tsx';

export type Toast = {
  title: string;
  description?: string;
  /** ok unless given. */
  tone?: Tone;
  /** What failed, by default the request that has just failed. After a fault of ours, the toast offers to report it. */
  error?: Error;
  /** One action, e.g. Undo. */
  action?: { label: string; onPress: () => void };
  /** Time until it closes; 5000 ms unless given. */
  durationMs?: number;
};

export type ShownToast = Toast & { id: number; open: boolean };

/** A dismissed toast is removed after this time, long after its closing animation. */
const REMOVE_AFTER_MS = 1_000_000;

let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast from anywhere. There is one at a time; a new one replaces it. Returns a function that dismisses it. */
export function toast(content: Toast): () => void {
  clearTimeout(removal);
  lastId += 1;
  const id = lastId;
  const error = content.error ?? (content.tone === 'loss' ? justFailed() : null);
  show({ ...content, ...(error && { error }), id, open: true });
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

export const currentToast = (): ShownToast | null => shown;

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
