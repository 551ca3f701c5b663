import { answer, MOMENTS, press, steps, type Act, type Shot } from './shot.ts';

type Taken = { as: string; startsAt: string; endsAt: string; name: string | null };

const ALL_DAY = { open: '00:00', close: '24:00', closed: false, is24hrs: true };
const BY_DAY = { open: '08:00', close: '18:00', closed: false, is24hrs: false };
const week = (day: object) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
  );

/** On this Wednesday, by the clocks of New York. */
const at = (hour: number): string =>
  new Date(Date.parse('2026-06-10T04:00:00Z') + hour * 3_600_000).toISOString();
const taken = (as: string, from: number, to: number, name: string | null = null): Taken[] => [
  { as, startsAt: at(from), endsAt: at(to), name },
];

const charger = (index: number, more: object = {}) => ({
  number: String(index + 1).padStart(2, '0'),
  powerOutput: 7,
  connectorType: 'type_1',
  chargingType: 'level_2',
  inService: true,
  report: null,
  taken: [],
  ...more,
});

/** Every state in turn; `named` of those who have one. */
const chargers = (count: number, named = false) =>
  Array.from({ length: count }, (_, index) => {
    const name = (who: string) => (named ? who : null);
    const states = [
      { taken: taken('charging', 9, 12, name('Mira H.')) },
      {},
      { taken: taken('reserved', 11, 14, name('Bartholomew V.')) },
      { taken: taken('reserved', 14, 17, name('Noah E.')) },
      { taken: taken('reserved', 12, 15, name('Amara L.')) },
      { taken: taken('charging', 10, 13, name('Lena K.')) },
      { report: { kind: 'broken', since: at(8) } },
      { taken: taken('held', 11, 13) },
      { inService: false },
      { taken: taken('charging', 8, 15, name('Ravi S.')), report: { kind: 'blocked', since: at(10) } },
      {},
      { taken: taken('charging', 11, 12, name('Ines O.')) },
    ];
    return charger(index, states[index % states.length]);
  });

const state = (more: object = {}) => ({
  organizationName: 'Northern Instruments',
  locationName: 'North Garage',
  timezone: 'America/New_York',
  look: 'auto',
  isActive: true,
  weeklyHours: week(ALL_DAY),
  until: at(48),
  chargers: chargers(12),
  reservationOnly: [],
  restOfHour: [],
  reservableToday: true,
  waiting: 3,
  ...more,
});

/** What the display reads, once or each time. */
const reads =
  (json: object, { once = false } = {}): Act =>
  async (page) => {
    let count = 0;
    await page.route('**/api/display', (route) => {
      count += 1;
      if (once && count > 1) return route.abort();
      return route.fulfill({ json, headers: { 'x-server-time': MOMENTS.morning } });
    });
    await page.route('**/api/display/events', (route) =>
      once ? new Promise((resolve) => setTimeout(resolve, 2500)).then(() => route.abort()) : route.abort(),
    );
  };

const gone: Act = async (page) => {
  await page.route('**/api/display', (route) =>
    route.fulfill({ status: 404, json: { message: 'Not found.', code: 'not_found', details: [] } }),
  );
};

const busy = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    charger(index, { taken: taken('charging', 9, 12 + (index % 4)) }),
  );

const onWall = (name: string, given: Act): Shot => ({
  name: `display-${name}`,
  who: 'nobody',
  path: '/display#a-made-up-token',
  given,
  window: true,
  eachSize: true,
});

const LINKS = [
  {
    name: 'Garage entrance',
    showNames: true,
    createdAt: '2026-05-04T15:05:00Z',
    lastSeenAt: '2026-06-10T15:03:00Z',
  },
  {
    name: 'Lobby tablet beside the lifts',
    createdAt: '2025-11-04T15:05:00Z',
    lastSeenAt: '2026-06-09T20:03:00Z',
  },
  { name: 'Canteen', createdAt: '2026-06-10T13:05:00Z', lastSeenAt: null },
];

const links: Act = async (page) => {
  await page.route('**/api/organizations/*/displays', async (route) => {
    const address = route
      .request()
      .url()
      .replace(/displays$/, 'locations');
    const locations = (await (await page.request.get(address)).json()) as { id: string }[];
    const json = LINKS.map((link, index) => ({
      id: `0197a5a0-0000-7000-8000-00000000000${index}`,
      locationId: locations[index % locations.length]!.id,
      showNames: false,
      look: 'auto',
      ...link,
    }));
    await route.fulfill({ json });
  });
};

/** Looks like one. */
const CODE = Array.from({ length: 37 }, (_, y) =>
  Array.from({ length: 37 }, (_, x) => ((x * y * 7 + x * 3 + y * 5) % 11 < 5 ? '1' : '0')).join(''),
);

const administrator = { who: 'administrator', path: '/organization?tab=locations' } as const;
const openDialog: Act = steps(
  async (page) => page.getByRole('heading', { name: 'Wall displays' }).scrollIntoViewIfNeeded(),
  press('Make link'),
);

export const DISPLAYS: readonly Shot[] = [
  onWall('12', reads(state())),
  onWall('names', reads(state({ chargers: chargers(12, true) }))),
  onWall('1', reads(state({ chargers: chargers(2).slice(1), waiting: null }))),
  onWall('4', reads(state({ chargers: chargers(4) }))),
  onWall(
    '24',
    reads(state({ chargers: chargers(24, true), locationName: 'Rosalind Franklin House, level 2' })),
  ),
  onWall('60', reads(state({ chargers: chargers(60) }))),
  onWall(
    'peak',
    reads(
      state({
        chargers: chargers(12).map((each, index) => ({ ...each, powerOutput: index < 4 ? 50 : 7 })),
        reservationOnly: [{ startsAt: at(6), endsAt: at(15) }],
      }),
    ),
  ),
  onWall('none-free', reads(state({ chargers: busy(8) }))),
  onWall('closed', reads(state({ weeklyHours: week({ ...BY_DAY, open: '12:00' }), waiting: 0 }))),
  onWall('no-chargers', reads(state({ chargers: [] }))),
  onWall('inactive', reads(state({ isActive: false, chargers: [], waiting: null }))),
  {
    ...onWall('lost', reads(state(), { once: true })),
    act: async (page) => page.getByText('Not connected since').waitFor(),
  },
  onWall('gone', gone),
  { ...administrator, name: 'displays-list', given: links },
  { ...administrator, name: 'displays-none', given: answer('**/api/organizations/*/displays', []) },
  { ...administrator, name: 'displays-make', given: links, act: openDialog, window: true },
  {
    ...administrator,
    name: 'displays-made',
    given: links,
    act: steps(openDialog, async (page) => {
      await page.route('**/api/organizations/*/displays', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 201,
              json: {
                display: {
                  id: '0197a5a0-0000-7000-8000-000000000005',
                  locationId: '0197a5a0-0000-7000-8000-000000000002',
                  name: 'Garage entrance',
                  showNames: false,
                  look: 'auto',
                  createdAt: MOMENTS.morning,
                  lastSeenAt: null,
                },
                code: CODE,
                url: 'https://charge.example.org/display#q3Jt0mJv6d6a8nGJmTtVxkqGm0b2c7fT1yWz5QeR9sA',
              },
            })
          : route.fallback(),
      );
      await page.getByRole('textbox', { name: 'Name' }).fill('Garage entrance');
      await page.getByRole('dialog').getByRole('button', { name: 'Make link' }).click();
      await page.getByRole('button', { name: 'Copy link' }).waitFor();
    }),
    window: true,
  },
  {
    ...administrator,
    name: 'displays-revoke',
    given: links,
    act: press('Revoke the link of Garage entrance'),
    window: true,
  },
];
