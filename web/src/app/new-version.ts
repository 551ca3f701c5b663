// Offers a new version of the application, and never takes what somebody is typing.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { currentPath } from '../lib/base.ts';
import { hasUnsavedWork } from '../lib/leave-guard.ts';
import { currentUserQuery } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** On a slow network, what is kept for later must not delay what the screen needs now. */
const AFTER_THE_SCREEN_MS = 3000;

type NewVersion = { reload: () => void };

let ready: NewVersion | null = null;
/** Where something was typed last. */
let typedAt: string | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const noteTyping = (): void => {
    if (typedAt === currentPath()) return;
    typedAt = currentPath();
    tell();
  };
  listeners.add(listener);
  document.addEventListener('input', noteTyping);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('input', noteTyping);
  };
}

/**
 * The new version that is ready, to be offered on the screen at `path`; null if there is none. Where something was typed
 * it is offered only if the screen asks before that is lost; else on the next screen.
 */
export function useNewVersion(path: string): NewVersion | null {
  useServiceWorker();
  return useSyncExternalStore(subscribe, () =>
    ready && (typedAt !== path || hasUnsavedWork()) ? ready : null,
  );
}

/** Keeps the application for opening it without a network: for who is signed in here, or once was. */
function useServiceWorker(): void {
  // Screens that stand alone do not ask who is signed in.
  const isSignedIn = Boolean(useQuery({ ...currentUserQuery, enabled: false }).data);
  useEffect(() => {
    // Missing outside https and localhost. While developing, it would keep what has changed since.
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined;
    if (!isSignedIn && !navigator.serviceWorker.controller) return undefined;
    const timer = setTimeout(() => whenIdle(start), AFTER_THE_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}

function start(): void {
  void import('./service-worker.ts')
    .then(({ startServiceWorker }) => startServiceWorker(offer))
    // Without it, the application works while there is a network.
    .catch(() => undefined);
}

function offer(reload: () => void): void {
  ready = { reload };
  tell();
}
