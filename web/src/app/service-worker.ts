import { leaveGuarded } from '../lib/leave-guard.ts';
import { PUSH_WORKER } from '../lib/push-subscription.ts';

/** A tab that stays open for days looks this often for a new version. */
const LOOK_EVERY_MS = 3_600_000;
const ANSWER_MS = 3000;

let isStarted = false;

/** Registers the service worker; `offer` is called with what reloads the page once a newer version than this is ready. */
export async function startServiceWorker(offer: (reload: () => void) => void): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const registration = await navigator.serviceWorker.register(PUSH_WORKER);
  const check = (): void => {
    if (registration.waiting) void lookAt(registration.waiting, offer);
  };
  check();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', check),
  );
  lookForUpdates(registration);
}

async function lookAt(waiting: ServiceWorker, offer: (reload: () => void) => void): Promise<void> {
  // The page came from the server and is of the new version already: nothing has to be loaded again.
  if (await isOfThisPage(waiting)) takeOver(waiting);
  else offer(() => leaveGuarded(() => reloadBy(waiting)));
}

/** Whether the worker belongs to the version that this page was loaded with. */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) return Promise.resolve(false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_MS);
    // A worker of this origin, not a window.
    worker.postMessage({ type: 'is of', path: new URL(entry.src).pathname }, [port2]);
  });
}

function takeOver(waiting: ServiceWorker): void {
  waiting.postMessage({ type: 'take over' }, []);
}

/** Only this page, once, and only because of a press: no version can reload pages again and again. */
function reloadBy(waiting: ServiceWorker): void {
  if (waiting.state === 'activated' || waiting.state === 'redundant') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  takeOver(waiting);
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = (): void => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    // Without a network there is nothing to be found.
    registration.update().catch(() => undefined);
  };
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
}
