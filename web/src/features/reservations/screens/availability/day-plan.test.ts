import { expect, test } from 'vitest';
import type { GridBar, GridSpot } from './grid/grid-model.ts';
import type { Period } from '@chargerota/domain';
import { planRows } from './day-plan.tsx';

const spot: GridSpot = { id: 's', spotNumber: '01', powerKw: 11, connector: 'J1772', isActive: true };
const at = (hour: number): Date => new Date(Date.UTC(2026, 5, 10, hour + 4));
const open = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) });
const bar = (state: GridBar['state'], from: number, to: number, name?: string): GridBar => ({
  state,
  from,
  to,
  isPast: false,
  cut: 0,
  startsAt: at(from),
  endsAt: at(to),
  ...(name && {
    booking: { id: 'b', spotId: 's', state: 'taken', startsAt: at(from), endsAt: at(to), name },
  }),
});

test('what takes the whole day says so', () => {
  const bars = [bar('maintenance', 0, 24)];
  const [row] = planRows({ rows: [{ spot, bars, cells: [] }] }, 'America/New_York', [open(0, 24)]);
  expect(row?.entries).toMatchObject([{ time: 'All day', who: '', note: 'Charger in maintenance' }]);
});

test('the plan lists what occupies a charger, in its order, and names people only where the screen does', () => {
  const bars = [
    bar('closed', 0, 6),
    bar('maintenance', 6, 7),
    bar('free', 7, 9),
    bar('taken', 9, 12, 'Mira Okafor'),
    bar('taken', 12, 13),
    bar('mine', 13, 14),
    bar('held', 14, 15),
  ];
  const [row] = planRows({ rows: [{ spot, bars, cells: [] }] }, 'America/New_York', [open(6, 18)]);
  expect(row?.entries.map(({ time, who, note }) => `${time} ${who || note}`)).toEqual([
    '6:00 AM – 7:00 AM Charger in maintenance',
    '9:00 AM – 12:00 PM Mira Okafor',
    '12:00 PM – 1:00 PM Occupied',
    '1:00 PM – 2:00 PM Yours',
    '2:00 PM – 3:00 PM Held',
  ]);
});

test('reservations that lie outside the hours, or on a day that is closed, are marked', () => {
  const bars = [bar('taken', 9, 12, 'Mira Okafor'), bar('taken', 17, 19, 'Noah Brandt')];
  const rows = [{ spot, bars, cells: [] }];
  const notes = (...open: Period[]) =>
    planRows({ rows }, 'America/New_York', open)[0]?.entries.map(({ note }) => note);
  expect(notes(open(6, 18))).toEqual([null, 'outside the opening hours']);
  expect(notes(open(6, 12), open(16, 19))).toEqual([null, null]);
  expect(notes(open(6, 11), open(17, 19))).toEqual(['outside the opening hours', null]);
  expect(notes()).toEqual(['outside the opening hours', 'outside the opening hours']);
});
