import { expect, test } from 'vitest';
import { fitTiles } from './fit-tiles.ts';

/** What a 1080p screen leaves below the head, and a phone. */
const WALL = { width: 1844, height: 800 };
const PHONE = { width: 366, height: 560 };

// At 5 metres from a screen of 43 inches, on which a pixel is half a millimetre high, 30 pixels of text can be read by
// everybody who may drive, and the number of a charger is two and a half times as high as the other texts.
test.each([
  [1, 76],
  [6, 50],
  [12, 38],
  [24, 28],
  [40, 22],
  [60, 18],
])('of %i chargers all fit on a wall, with texts of at least %i pixels', (count, pixels) => {
  const { unit, scrolls } = fitTiles(count, WALL, { extraLines: 0 });
  expect(scrolls).toBe(false);
  expect(unit).toBeGreaterThanOrEqual(pixels);
});

test('any number of chargers up to 60 fits on a wall, also with names and with what each charger gives', () => {
  for (let count = 1; count <= 60; count += 1)
    expect(fitTiles(count, WALL, { extraLines: 2 }).scrolls, `${count}`).toBe(false);
});

test('nobody scrolls a wall: on a smaller one 60 fit with names, and 200 on a large one', () => {
  expect(fitTiles(60, { width: 1380, height: 650 }, { extraLines: 1 }).scrolls).toBe(false);
  expect(fitTiles(200, WALL, { extraLines: 0 }).scrolls).toBe(false);
});

test('tiles that are much wider than high have their number beside the words', () => {
  expect(fitTiles(12, WALL, { extraLines: 1 })).toMatchObject({ columns: 4, isBeside: true });
  expect(fitTiles(2, WALL, { extraLines: 0 })).toMatchObject({ columns: 2, isBeside: false });
});

test('on a phone a dozen fit; more scroll, with texts that can be read', () => {
  expect(fitTiles(12, PHONE, { extraLines: 1 }).scrolls).toBe(false);
  const { columns, unit, scrolls } = fitTiles(60, PHONE, { extraLines: 1 });
  expect([columns, scrolls]).toEqual([3, true]);
  expect(unit).toBeGreaterThanOrEqual(13);
});
