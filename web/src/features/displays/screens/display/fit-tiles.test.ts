import { expect, test } from 'vitest';
import { fitTiles, gapOf } from './fit-tiles.ts';

/** What a 1080p screen leaves below the head, and a phone. */
const WALL = { width: 1844, height: 800 };
const PHONE = { width: 366, height: 560 };

test.each(Array.from({ length: 60 }, (_, index) => index + 1))(
  '%i chargers fit on a wall, with texts of at least 20 pixels',
  (count) => {
    for (const hasNotes of [false, true]) {
      const { columns, unit } = fitTiles(count, WALL, { hasNotes });
      const rows = Math.ceil(count / columns);
      const height = (WALL.height - gapOf(WALL.width) * (rows - 1)) / rows;
      expect(unit * (hasNotes ? 7.3 : 6.1)).toBeLessThanOrEqual(height + 0.001);
      expect(unit).toBeGreaterThanOrEqual(hasNotes ? 16 : 19);
    }
  },
);

test.each([
  [1, 1],
  [2, 2],
  [4, 2],
  [6, 3],
  [12, 4],
  [60, 10],
])('%i chargers stand in %i columns on a wall', (count, columns) => {
  expect(fitTiles(count, WALL, { hasNotes: false }).columns).toBe(columns);
});

test('on a phone many chargers scroll, with texts that can be read', () => {
  const { columns, unit } = fitTiles(60, PHONE, { hasNotes: true });
  expect(columns).toBe(3);
  expect(unit).toBeGreaterThanOrEqual(13);
});
