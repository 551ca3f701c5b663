// Protects unsaved changes: links, tabs, the back button and closing the page ask first.
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { BASE, withoutBase } from './base.ts';

type Guard = { keeps: (address: string) => boolean; ask: (leave: () => void) => void };

let guard: Guard | null = null;

let nextIsLoaded = false;

/** Whether the next screen is loaded as a page of its own: it is in another language. */
export const loadNextScreen = (wanted: boolean): void => void (nextIsLoaded = wanted);

/** Every navigation of the application goes through this function (`aroundNav` of the router), with the browser's path. */
export function navigateGuarded<O>(change: (to: string, options?: O) => void, to: string, options?: O): void {
  const go = (): void => (nextIsLoaded ? location.assign(to) : change(to, options));
  if (!guard || guard.keeps(withoutBase(to))) go();
  else guard.ask(go);
}

/** Opens a screen from where there is no router. */
export const openScreen = (path: string): void => navigateGuarded((to) => navigate(to), BASE + path);

/** For actions that end a screen without a navigation, such as signing out or switching the organization. */
export const leaveGuarded = (go: () => void): void => (guard ? guard.ask(go) : go());

/** Whether the screen has unsaved changes. */
export const hasUnsavedWork = (): boolean => guard !== null;

/** Discards unsaved changes, so that no further question is asked. */
export const giveUpUnsavedWork = (): void => void (guard = null);

/**
 * While `armed`, asks before a navigation to an address that `keeps` refuses. `leaving` holds the pending navigation.
 */
export function useLeaveGuard(
  armed: boolean,
  keeps: (address: string) => boolean,
): { leaving: boolean; stay: () => void; leave: () => void } {
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  const kept = useRef(keeps);
  useEffect(() => void (kept.current = keeps));
  useEffect(
    () => (armed ? stand({ keeps: (to) => kept.current(to), ask: (go) => setPending({ go }) }) : undefined),
    [armed],
  );
  return {
    leaving: armed && pending !== null,
    stay: () => setPending(null),
    leave: () => {
      guard = null;
      setPending(null);
      pending?.go();
    },
  };
}

function stand(own: Guard): () => void {
  guard = own;
  // Once the person has agreed to leave, the navigation that follows does not ask again.
  const beforeUnload = (event: BeforeUnloadEvent): void => void (guard === own && event.preventDefault());
  addEventListener('beforeunload', beforeUnload);
  return () => {
    if (guard === own) guard = null;
    removeEventListener('beforeunload', beforeUnload);
  };
}

/** The open dialogs and sheets, the topmost last. The back button closes that one instead of leaving the screen. */
const layers: (() => void)[] = [];

export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => void (latest.current = close));
  useEffect(() => {
    if (!open) return undefined;
    const layer = (): void => latest.current();
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [open]);
}

/**
 * When the browser reports a press of the back button, it has already gone back. So the address is restored, and if the
 * person agrees to leave, this goes back once more. Registered at the start, because listeners run in order and the
 * router's must not run.
 */
export function guardBackButton(): void {
  let here = location.href;
  const arrive = (): void => void (here = location.href);
  for (const event of ['pushState', 'replaceState']) addEventListener(event, arrive);
  addEventListener('popstate', (event) => {
    const close = layers.at(-1);
    if (!close && (!guard || guard.keeps(withoutBase(location.pathname + location.search)))) return arrive();
    event.stopImmediatePropagation();
    history.pushState(null, '', here);
    if (close) close();
    else guard?.ask(() => history.back());
  });
}
