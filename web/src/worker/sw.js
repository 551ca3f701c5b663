// The service worker: opens the application without a network, and shows push messages. It keeps files of the build
// alone, never an answer of the API (decision 0068).
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { opensOffline } from './opens-offline.ts';
import './push.js';

/** Null is English for the United States, whose files have no folder of their own (inline-messages.ts). */
const LANGUAGE = new URL(self.location.href).searchParams.get('language');
const SHELL = inLanguage('index.html');
/** `/`, or the path of PUBLIC_URL with a slash behind it. */
const { pathname: BASE } = new URL('.', self.location.href);
/** A network that takes longer is as good as none. */
const PATIENCE_SECONDS = 5;

/** @type {{ url: string, revision: string | null }[]} The files of this build; the build puts them in (service-worker.ts). */
const files = KEPT_FILES.map((file) => ({ ...file, url: inLanguage(file.url) }));

/** @param {string} url */
function inLanguage(url) {
  if (!LANGUAGE) return url;
  if (url.startsWith('assets/')) return url.replace('assets/', `assets/${LANGUAGE}/`);
  return /\.(?:html|webmanifest)$/.test(url) ? `${url}?language=${LANGUAGE}` : url;
}

// No address stands for another one: a screen is asked for at the server first.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

// The page comes from the server while there is one, so that a new version is there at the next visit.
const pageOrShell = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
});
registerRoute(
  ({ request, url }) =>
    files.length > 0 &&
    request.mode === 'navigate' &&
    url.origin === self.origin &&
    opensOffline(`/${url.pathname.slice(BASE.length)}`),
  pageOrShell,
);

self.addEventListener('message', ({ data, ports }) => {
  // A new version waits until the person has pressed Reload: what is open needs the files of the old one.
  if (data?.type === 'take over') void self.skipWaiting();
  if (data?.type === 'is of') ports[0].postMessage(files.some(({ url }) => BASE + url === data.path));
});
