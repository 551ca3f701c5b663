import { change, loseNetwork, press, steps, type Act, type Shot } from './shot.ts';

/** Opens a screen while there is a network, which goes then; after `hours` it is opened again. */
const seen =
  (path: string, hours: number): Act =>
  async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(age, hours * 3_600_000);
    await loseNetwork(page);
  };

/** Makes all that the browser keeps for reading without a network older. */
const age = (byMs: number) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open('chargerota-kept');
    opening.addEventListener('success', () => {
      const change = opening.result.transaction('read', 'readwrite');
      change.addEventListener('complete', () => resolve());
      const reading = change.objectStore('read').openCursor();
      reading.addEventListener('success', () => {
        const cursor = reading.result;
        if (!cursor) return;
        const kept = cursor.value as { at: number };
        cursor.update({ ...kept, at: kept.at - byMs });
        cursor.continue();
      });
    });
  });

const told =
  (text: string | RegExp): Act =>
  async (page) =>
    page.getByText(text).first().waitFor();
const asOf = told(/^No connection\. Shown as of/);

const pressArrival: Act = steps(
  loseNetwork,
  press('Confirm arrival'),
  told('Your arrival is not confirmed yet'),
);
const tooLate: Act = async (page) => {
  await page.route('**/api/reservations/*/arrive', (route) =>
    route.fulfill({ status: 409, json: { code: 'arrival_expired', message: 'Grace period expired.' } }),
  );
};

type Own = { date: string; status: string; arrivedAt: string | null };

/** The member charges since eleven. */
const charging = change<Own[]>('**/api/users/*/reservations', (rows) =>
  rows.map((row) => ({
    ...row,
    ...(row.date === '2026-06-10' && { status: 'arrived', arrivedAt: '2026-06-10T15:02:00Z' }),
  })),
);
/** The browser itself says that there is no network: nothing is sent. */
const goOffline: Act = async (page) => page.context().setOffline(true);
const confirmRelease: Act = steps(press('Release charger'), async (page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Release charger' }).click(),
);
const pressRelease: Act = steps(goOffline, confirmRelease, told('is not released yet'));
/** The network is back: the addresses that were lost are answered again. */
const findNetwork: Act = async (page) => {
  await page.context().setOffline(false);
  await page.unroute('**/api/**');
  await page.unroute('**/healthz');
  await page.reload();
};

/** The browser has a newer version, as far as it says; service workers are blocked here. */
const withNewVersion: Act = async (page) => {
  await page.addInitScript(() => {
    // It does not say that it is of the page's version. Methods, because tsx gives functions a name by one of its own.
    const waiting = { postMessage() {} };
    const registration = { waiting, addEventListener() {} };
    Object.assign(navigator.serviceWorker, {
      async register() {
        return registration;
      },
    });
  });
};

const dashboard = { who: 'member', path: '/dashboard' } as const;
const offeredVersion = told('A new version is ready.');

/** What a screen says without a network, of what was pressed there, and of a new version. */
export const OFFLINE: readonly Shot[] = [
  { ...dashboard, name: 'offline-dashboard', given: seen('/dashboard', 26), act: asOf },
  { ...dashboard, name: 'offline-dashboard-window', given: seen('/dashboard', 26), act: asOf, window: true },
  {
    name: 'offline-status',
    who: 'member',
    path: '/availability',
    given: seen('/availability', 1),
    act: asOf,
  },
  {
    name: 'offline-status-list',
    who: 'member',
    path: '/availability?view=list',
    given: seen('/availability', 1),
    act: asOf,
  },
  { name: 'offline-booking', who: 'member', path: '/booking', given: seen('/booking', 1), act: asOf },
  {
    name: 'offline-booking-date',
    who: 'member',
    path: '/booking',
    eachSize: true,
    window: true,
    given: seen('/booking', 1),
    act: async (page) =>
      page
        .getByRole('button', { name: /^Fri, Jun 12/ })
        .first()
        .click(),
  },
  // What is never kept.
  { name: 'offline-account', who: 'member', path: '/account', given: loseNetwork },
  {
    ...dashboard,
    name: 'offline-arrival-kept',
    act: pressArrival,
  },
  {
    ...dashboard,
    name: 'offline-arrival-too-late',
    act: steps(pressArrival, tooLate, findNetwork, told('Your arrival came too late')),
  },
  { ...dashboard, name: 'offline-release-kept', given: charging, act: pressRelease },
  {
    ...dashboard,
    name: 'offline-release-unknown',
    given: charging,
    act: steps(loseNetwork, confirmRelease, told('It is not known whether charger 01')),
  },
  {
    ...dashboard,
    name: 'offline-release-asked',
    given: charging,
    act: steps(pressRelease, findNetwork, told(/^Release charger 01 at .* now\?$/)),
  },
  {
    ...dashboard,
    name: 'new-version',
    window: true,
    given: withNewVersion,
    act: offeredVersion,
  },
];
