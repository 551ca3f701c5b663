import { readText, writeText } from './storage.ts';

/** The service worker that shows push messages. */
export const PUSH_WORKER = '/sw.js';

/** Ends the push messages to this browser; the server learns of it when it sends the next one. */
export async function unsubscribeHere(): Promise<void> {
  // Without a secure connection there are no service workers.
  const registration = await navigator.serviceWorker?.getRegistration(PUSH_WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Storage key of the id under which the server knows this browser. */
const KEY = 'pushBrowserId';

export const subscribedHere = (): string | null => readText(KEY);
/** Forgets, too, that push had ended here. */
export function rememberSubscribed(id: string | null): void {
  writeText(KEY, id);
  writeText(ENDED_KEY, null);
}

/** Storage key of whether push ended here without a press. */
const ENDED_KEY = 'pushEnded';

export const hasEndedHere = (): boolean => readText(ENDED_KEY) !== null;

export function rememberEnded(): void {
  writeText(KEY, null);
  writeText(ENDED_KEY, 'yes');
}
