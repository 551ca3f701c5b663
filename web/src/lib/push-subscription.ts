import { BASE } from './base.ts';
import { WORKER_LANGUAGE } from './language.ts';
import { readText, writeText } from './storage.ts';

/** The service worker that shows push messages. */
export const PUSH_WORKER = `${BASE}/sw.js${WORKER_LANGUAGE}`;

/** Ends the push messages to this browser; the server learns of it when it sends the next one. */
export async function unsubscribeHere(): Promise<void> {
  // Without a secure connection there are no service workers.
  const registration = await navigator.serviceWorker?.getRegistration(PUSH_WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Storage key of the id under which the server knows this browser. */
const KEY = 'pushBrowserId';

export function subscribedHere(): string | null {
  const id = readText(KEY);
  return id === ENDED ? null : id;
}

export const rememberSubscribed = (id: string | null): void => writeText(KEY, id);

/** In place of an id once push has ended here without a press. */
const ENDED = 'ended';

export const hasEndedHere = (): boolean => readText(KEY) === ENDED;
export const rememberEnded = (): void => writeText(KEY, ENDED);
