import { expect, it } from 'vitest';
import { zoneChanges } from './zone-changes.ts';

const YEAR = { startsAt: new Date('2026-01-01T00:00:00Z'), endsAt: new Date('2027-01-01T00:00:00Z') };

it.each([
  ['Europe/Berlin', ['2026-03-29T01:00:00Z 60→120', '2026-10-25T01:00:00Z 120→60']],
  ['America/New_York', ['2026-03-08T07:00:00Z -300→-240', '2026-11-01T06:00:00Z -240→-300']],
  ['Australia/Lord_Howe', ['2026-04-04T15:00:00Z 660→630', '2026-10-03T15:30:00Z 630→660']],
  ['Asia/Kathmandu', []],
])('the clocks of %s are moved at %j', (zone, moved) => {
  const told = zoneChanges(zone, YEAR).map(
    ({ at, offsetBefore, offsetAfter }) =>
      `${at.toISOString().replace('.000', '')} ${offsetBefore}→${offsetAfter}`,
  );
  expect(told).toEqual(moved);
});

it('a change belongs to the period that begins before it and reaches it', () => {
  const at = new Date('2026-03-29T01:00:00Z');
  const minute = 60_000;
  const before = new Date(at.getTime() - minute);
  expect(zoneChanges('Europe/Berlin', { startsAt: before, endsAt: at })).toHaveLength(1);
  expect(zoneChanges('Europe/Berlin', { startsAt: at, endsAt: YEAR.endsAt })).toHaveLength(1);
  expect(zoneChanges('Europe/Berlin', { startsAt: YEAR.startsAt, endsAt: before })).toEqual([]);
});
