import { expect, test } from 'vitest';
import { waitFor } from './booking-details.tsx';

/** In New York, five hours behind UTC. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 9, 5, hour * 60)).toISOString();
const slot = (from: number, to: number) => ({
  locationId: 'pier',
  spotId: 'a',
  startsAt: at(from),
  endsAt: at(to),
  timezone: 'America/New_York',
});
const place = { location: 'pier', spot: 'a' };

test('who waits for a charger waits for its hours there; once they run, for any start until their last hour', () => {
  const now = new Date(at(9.5));
  expect(waitFor(slot(14, 17), now)).toEqual({ ...place, date: '2026-11-09', from: '14', hours: '3' });
  expect(waitFor(slot(8, 12), now)).toEqual({
    ...place,
    date: '2026-11-09',
    from: '9',
    to: '11',
    hours: '3',
  });
  // An evening that ends at 1 AM; days of maintenance aside, nothing is longer than a day.
  expect(waitFor(slot(22, 25), new Date(at(23)))).toMatchObject({ from: '23', to: '23', hours: '2' });
  expect(waitFor(slot(22, 25), new Date(at(24.5)))).toMatchObject({ date: '2026-11-10', from: '0', to: '0' });
});
