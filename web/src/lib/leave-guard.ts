// Protects unsaved changes: links, tabs, the back button and closing the page ask first.
import { useEffect, useRef, useState } from 'react';

type Guard = { keeps: (address: string) => boolean; ask: (leave: () => void) => void };

let guard: Guard | null = null;

/** Every navigation of the application passes through here (`aroundNav` of the router). */
export function navigateGuarded<O>(
  navigate: (to: string, options?: O) => void,
  to: string,
  options?: O,
): void {
  const go = (): void => navigate(to, options);
  if (!guard || guard.keeps(to)) go();
  else guard.ask(go);
}

/** What ends a screen without being a navigation, such as signing out or another organization's choice, passes through here. */
export const leaveGuarded = (go: () => void): void => (guard ? guard.ask(go) : go());

/** Whether something that is not saved stands on the screen. */
export const hasUnsavedWork = (): boolean => guard !== null;

/** Unsaved changes are discarded: no further question is asked. */
export const giveUpUnsavedWork = (): void => void (guard = null);

/** While `armed`, asks before navigating to an address that `keeps` refuses. `leaving` holds the pending navigation. */
export function useLeaveGuard(
  armed: boolean,
  keeps: (address: string) => boolean,
): { leaving: boolean; stay: () => void; leave: () => void } {
  const [wish, setWish] = useState<{ go: () => void } | null>(null);
  const kept = useRef(keeps);
  useEffect(() => void (kept.current = keeps));
  useEffect(
    () => (armed ? stand({ keeps: (to) => kept.current(to), ask: (go) => setWish({ go }) }) : undefined),
    [armed],
  );
  return {
    leaving: armed && wish !== null,
    stay: () => setWish(null),
    leave: () => {
      guard = null;
      setWish(null);
      wish?.go();
    },
  };
}

function stand(own: Guard): () => void {
  guard = own;
  // After the person has agreed to leave, the navigation that follows asks no second time.
  const beforeUnload = (event: BeforeUnloadEvent): void => void (guard === own && event.preventDefault());
  addEventListener('beforeunload', beforeUnload);
  return () => {
    if (guard === own) guard = null;
    removeEventListener('beforeunload', beforeUnload);
  };
}

/** What lies over the screen, the last on top: the back button closes it instead of leaving the screen below it. */
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
 * The browser has already gone back when it says so: the address is put back, and to leave after all goes back once
 * more. Listens from the start, since listeners of the window are called in their order and the router must not hear.
 */
export function guardBackButton(): void {
  let here = location.href;
  const arrive = (): void => void (here = location.href);
  for (const event of ['pushState', 'replaceState']) addEventListener(event, arrive);
  addEventListener('popstate', (event) => {
    const close = layers.at(-1);
    if (!close && (!guard || guard.keeps(location.pathname + location.search))) return arrive();
    event.stopImmediatePropagation();
    history.pushState(null, '', here);
    if (close) close();
    else guard?.ask(() => history.back());
  });
}
