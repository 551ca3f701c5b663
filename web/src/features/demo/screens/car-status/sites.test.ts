import { describe, expect, test } from 'vitest';
import { isPointedOut, overviewOf, SITES, sitesFor, tilesOf } from './sites.ts';
import type { Site, SpotStatus } from './sites.ts';

const site = (statuses: SpotStatus[], changed: Partial<Site> = {}): Site => ({
  ...SITES[0]!,
  charging: 0,
  spots: statuses.map((status, index) => ({ number: index + 1, status })),
  ...changed,
});

describe('the overview of the demo', () => {
  test('counts spots of all sites, and rounds the share of occupied ones', () => {
    const sites = [
      site(['occupied', 'available', 'reserved'], { charging: 1 }),
      site(['occupied', 'maintenance', 'available', 'available', 'available'], { charging: 1 }),
    ];
    // 2 of 8
    expect(overviewOf(sites)).toEqual({ total: 8, occupied: 2, available: 4, charging: 2, percent: 25 });
    // 2 of 3 is 66.7 %
    expect(overviewOf([site(['occupied', 'occupied', 'available'])]).percent).toBe(67);
    expect(overviewOf([]).percent).toBe(0);
  });

  test('never counts more charging cars than occupied spots', () => {
    for (const each of SITES) expect(each.charging).toBeLessThanOrEqual(overviewOf([each]).occupied);
  });
});

test('a site shows at most eight spots, until all are asked for', () => {
  const large = site(Array.from({ length: 12 }, () => 'available'));
  expect(tilesOf(large, false)).toHaveLength(8);
  expect(tilesOf(large, true)).toHaveLength(12);
  expect(tilesOf(site(['available']), false)).toHaveLength(1);
});

test('the search finds sites by name and by address', () => {
  expect(sitesFor('').map(({ name }) => name)).toEqual(['Building A', 'Building B', 'Building C']);
  expect(sitesFor(' building b ').map(({ name }) => name)).toEqual(['Building B']);
  expect(sitesFor('harbor').map(({ name }) => name)).toEqual(['Building C']);
  expect(sitesFor('nowhere')).toEqual([]);
});

test('a filter points out what it names, and “all” nothing', () => {
  const fast = site(['available', 'reserved'], { isFast: true });
  const pointedOut = (filter: Parameters<typeof isPointedOut>[0]) =>
    fast.spots.map((spot) => isPointedOut(filter, fast, spot));
  expect(pointedOut('all')).toEqual([false, false]);
  expect(pointedOut('available')).toEqual([true, false]);
  expect(pointedOut('reserved')).toEqual([false, true]);
  expect(pointedOut('fast-charging')).toEqual([true, true]);
});
