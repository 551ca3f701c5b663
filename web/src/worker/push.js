// The part of the service worker for push messages: shows each as a notification, and opens what it is about when it is
// pressed.

/**
 * @typedef {{ label: string, method: 'POST' | 'PATCH' | 'open' | 'none', path: string,
 *   done?: { title: string, path: string } | null }} Answer a request, a screen that opens, or nothing to do
 * @typedef {{ id: string, title: string, message: string, path: string | null, answers?: Answer[] }} Push as the server
 *   sends it
 */

/** In the language of the page that registered the worker (lib/language.ts). */
const WORDS = KEPT_WORDS[new URL(self.location.href).searchParams.get('language')] ?? KEPT_WORDS.en;

const CHOICES = '/notifications?tab=choices';
/** '' or the path of PUBLIC_URL. The server and the page name all paths without it. */
const BASE = new URL('.', self.location.href).pathname.slice(0, -1);

self.addEventListener('push', (event) => {
  /** @type {Push} */
  const notice = event.data.json();
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      body: notice.message,
      icon: `${BASE}/icon-192.png`,
      // A message that is sent twice is shown once.
      tag: notice.id,
      data: { path: notice.path ?? '/notifications', answers: notice.answers },
      // Below it, where the browser has room: the answers, or a link.
      actions: notice.answers?.map(({ label, path }) => ({ action: path, title: label })) ?? [
        { action: CHOICES, title: WORDS.notificationSettings },
      ],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  const { path, answers } = notification.data;
  const answer = answers?.find((each) => each.path === action);
  notification.close();
  if (answer?.method === 'none') return;
  if (!answer) event.waitUntil(open(action === CHOICES ? CHOICES : path));
  else event.waitUntil(answer.method === 'open' ? open(answer.path) : give(answer, notification));
});

/**
 * Gives an answer without opening a tab, and says in the notification's place what came of it, if anything needs to be said.
 * Who is signed out is led to sign in.
 * @param {Answer} answer
 */
async function give({ method, path, done }, notification) {
  const about = notification.data.path;
  const answered = await fetch(BASE + path, { method, credentials: 'include' }).catch(() => null);
  if (!done) return;
  if (answered?.status === 401) {
    await open(about);
    return;
  }
  const refusal = answered?.ok ? null : await answered?.json().catch(() => null);
  const isDone = answered?.ok === true;
  const title = isDone ? done.title : WORDS.notGoneThrough;
  const why = refusal?.message ?? WORDS.noConnection;
  await self.registration.showNotification(title, {
    body: isDone ? WORDS.pressToSee : why,
    icon: `${BASE}/icon-192.png`,
    tag: notification.tag,
    data: { path: isDone ? done.path : about },
  });
}

/** Opens it in the tab that was used last, or in a new one. A tab that may not be navigated is left as it is. */
async function open(path) {
  const url = new URL(BASE + path, self.location.origin).href;
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) {
    await self.clients.openWindow(url);
    return;
  }
  await tab.focus();
  // The page navigates by its own router, which asks about unsaved changes.
  tab.postMessage({ type: 'open', path });
}

// The push service has ended the subscription, for example to renew its keys: the server gets the new one.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)));

async function resubscribe({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await currentKey()),
    }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(`${BASE}/api/push-subscriptions`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

async function currentKey() {
  const answer = await fetch(`${BASE}/api/notification-preferences`, { credentials: 'include' });
  return (await answer.json()).pushKey;
}
