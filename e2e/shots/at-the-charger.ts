import { answer, loseNetwork, press, steps, type Act, type Shot } from './shot.ts';

type Charger = { id: string; spotNumber: string; locationId: string };

/** Opens the charger with a number, of the first location that has it. */
const at =
  (spotNumber: string): Act =>
  async (page) => {
    await page.waitForLoadState('networkidle');
    const spots = (await (await page.request.get('/api/spots')).json()) as Charger[];
    await page.goto(
      `/c?spot=${spots.findLast((spot) => spot.spotNumber === spotNumber && spot.locationId === spots[16]!.locationId)!.id}`,
    );
    await page.getByRole('button', { name: 'Report a problem' }).waitFor();
  };

const reported =
  (kind: 'blocked' | 'broken', notes: string[] = []): Act =>
  async (page) => {
    await page.route('**/api/spot-reports', async (route) => {
      const spots = (await (await page.request.get('/api/spots')).json()) as Charger[];
      await route.fulfill({
        json: spots.slice(16, 18).map((spot, index) => ({
          id: `0197a5a0-0000-7000-8000-00000000000${index}`,
          spotId: spot.id,
          locationId: spot.locationId,
          kind,
          since: index === 0 ? '2026-06-10T14:20:00Z' : '2026-06-09T14:20:00Z',
          reporters: index + 1,
          notes,
        })),
      });
    });
  };

const nothingReserved = answer('**/api/users/*/reservations', []);
const code = (json: object): Act => answer('**/api/charger-codes/open', json);

/** Sends a report, without one. */
const sent: Act = steps(
  async (page) => {
    await page.route('**/api/spots/*/reports', (route) =>
      route.fulfill({
        status: 201,
        json: {
          id: '0197a5a0-0000-7000-8000-000000000001',
          spotId: '0197a5a0-0000-7000-8000-000000000001',
          locationId: '0197a5a0-0000-7000-8000-000000000001',
          kind: 'blocked',
          since: '2026-06-10T15:05:00Z',
          reporters: 1,
          notes: [],
        },
      }),
    );
  },
  press('Report a problem'),
  async (page) => page.getByText('A car is in the way').click(),
  press('Send report'),
  async (page) => page.getByRole('button', { name: 'Ask for the car to be moved' }).waitFor(),
);

const member = { who: 'member', path: '/dashboard' } as const;
const NOTE = 'The display stays dark and the cable is hot. I have unplugged and tried twice.';

export const AT_THE_CHARGER: readonly Shot[] = [
  { name: 'charger-choose', who: 'member', path: '/c' },
  ...['01', '02', '05', '07', '11'].map((spotNumber) => ({
    ...member,
    name: `charger-at-${spotNumber}`,
    ...(spotNumber !== '01' && spotNumber !== '02' && { given: nothingReserved }),
    act: at(spotNumber),
  })),
  { ...member, name: 'charger-afternoon', at: 'afternoon', given: nothingReserved, act: at('05') },
  {
    ...member,
    name: 'charger-arrival-kept',
    act: steps(at('01'), loseNetwork, press('Confirm arrival'), async (page) =>
      page.getByText('Your arrival is not confirmed yet').waitFor(),
    ),
  },
  { ...member, name: 'charger-reported', given: reported('broken'), act: at('01') },
  { ...member, name: 'charger-report', act: steps(at('01'), press('Report a problem')), window: true },
  { ...member, name: 'charger-report-sent', act: steps(at('01'), sent), window: true },
  {
    name: 'charger-void-code',
    who: 'member',
    path: '/c#abc.def',
    isRefused: true,
  },
  {
    name: 'charger-not-a-member',
    who: 'member',
    path: '/c#abc.def',
    given: code({ isMember: false, spotNumber: '07' }),
  },
  {
    name: 'charger-codes-dialog',
    who: 'administrator',
    path: '/organization?tab=locations',
    act: steps(
      async (page) =>
        page
          .getByRole('link', { name: /^Chargers/ })
          .first()
          .click(),
      press('Print codes'),
    ),
    window: true,
  },
  {
    name: 'charger-codes-void',
    who: 'administrator',
    path: '/organization?tab=locations',
    act: steps(
      async (page) =>
        page
          .getByRole('link', { name: /^Chargers/ })
          .first()
          .click(),
      press('Print codes'),
      press('Revoke old codes'),
    ),
    window: true,
  },
  { name: 'charger-reports-today', who: 'administrator', path: '/admin', given: reported('broken', [NOTE]) },
  { name: 'charger-reports-status', who: 'member', path: '/availability', given: reported('broken') },
];
