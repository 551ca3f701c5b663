import type { Watch as WaitlistEntry } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { endedBy } from './standing.ts';

test('a reservation ends the waits at its location in whose hours it is, and no others', () => {
  const entry = (id: string, more: object = {}): WaitlistEntry =>
    ({
      id,
      location: { id: 'pier-7', name: 'Pier 7', timezone: 'America/New_York' },
      firstDate: '2026-06-11',
      lastDate: '2026-06-11',
      fromHour: 14,
      toHour: 15,
      hours: 2,
      status: 'waiting',
      createdAt: '2026-06-10T12:00:00Z',
      ...more,
    }) as unknown as WaitlistEntry;
  const waits = [
    entry('its hours'),
    entry('paused', { status: 'paused' }),
    entry('over', { status: 'fulfilled' }),
    entry('elsewhere', { location: { ...entry('').location, id: 'pier-8' } }),
    entry('another day', { firstDate: '2026-06-12', lastDate: '2026-06-12' }),
    entry('later', { fromHour: 17, toHour: 18 }),
  ];
  // 3 to 5 PM in New York.
  const period = { startsAt: new Date('2026-06-11T19:00:00Z'), endsAt: new Date('2026-06-11T21:00:00Z') };
  const endedIf = (madeAt: Date | null) =>
    endedBy(waits, { locationId: 'pier-7', period, madeAt }).map(({ id }) => id);
  expect(endedIf(null)).toEqual(['its hours', 'paused']);
  // A reservation that is moved there.
  expect(endedIf(new Date('2026-06-10T12:00:00Z'))).toEqual(['its hours', 'paused']);
  expect(endedIf(new Date('2026-06-10T11:59:59Z'))).toEqual([]);
});
