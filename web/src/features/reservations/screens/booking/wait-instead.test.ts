import { DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { memberContext } from '../../testing/member-context.ts';
import { waitInstead } from './wait-instead.ts';

const MONDAY = '2026-11-09';
const location = { id: 'pier-7', operatingHoursJson: DEFAULT_WEEKLY_HOURS, timezone: 'America/New_York' };
const NOTHING = { locationId: 'pier-7', date: MONDAY, startHour: null, hours: null, spotId: null };

const instead = (chosen: object, freeSpots: number | null, free = 0, isDayKnown = true) =>
  waitInstead(
    { location, context: memberContext, selection: { ...NOTHING, ...chosen } } as unknown as Parameters<
      typeof waitInstead
    >[0],
    { free: () => free, freeSpots, isDayKnown },
  );

it('where nothing of a day or of the chosen hours is free, one can wait for it, and else not', () => {
  expect(instead({}, null)).toMatchObject({
    title: 'No charger is free that day',
    wait: { location: 'pier-7', date: MONDAY },
  });
  expect(instead({}, null, 1)).toBeNull();
  expect(instead({}, null, 0, false)).toBeNull();
  expect(instead({ date: null }, null)).toBeNull();
  // A start without a length waits for the day, and a whole choice for its hours.
  expect(instead({ startHour: 14 }, null)?.title).toBe('No charger is free that day');
  expect(instead({ startHour: 14, hours: 2 }, 0)).toEqual({
    title: 'No charger is free then',
    wait: { location: 'pier-7', date: MONDAY, from: '14', hours: '2' },
  });
  expect(instead({ startHour: 14, hours: 2 }, 3)).toBeNull();
  expect(instead({ startHour: 14, hours: 2 }, null)).toBeNull();
});
