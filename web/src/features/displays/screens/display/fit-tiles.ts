// How tiles fill a wall: few of them are huge, many are as large as they can be without scrolling.

/**
 * A tile's width in units, of which its texts are multiples (display.css), and its height with no to three more lines
 * of small text: with the number above the words, or beside them, which suits tiles that are much wider than high.
 */
const SHAPES = [
  { isBeside: false, wide: 8.8, tall: [6.5, 7.6, 8.7, 9.8] },
  { isBeside: true, wide: 12.2, tall: [4.9, 5.4, 6, 7.1] },
] as const;
/** Narrower is a phone, whose texts are read from near, and which somebody can scroll. Nobody scrolls a wall. */
const PHONE_WIDTH = 700;
/** With smaller texts the tiles scroll. On a wall the number, the sign and the color are left to see from there. */
const SMALLEST = { onPhone: 13, onWall: 8 };
/** Of tiles that scroll, more columns are of no use than those that make texts this large. */
const LARGE_ENOUGH = 16;
/** One charger need not fill a wall. */
const LARGEST = 76;

export const gapOf = (width: number): number => (width < PHONE_WIDTH ? 8 : 14);

export type Fit = { columns: number; unit: number; isBeside: boolean; scrolls: boolean };

type Box = { width: number; height: number };

/** The columns and the shape with which texts are largest, and their unit in pixels. */
export function fitTiles(count: number, { width, height }: Box, { extraLines }: { extraLines: number }): Fit {
  const gap = gapOf(width);
  let best: Fit = { columns: 1, unit: 0, isBeside: false, scrolls: false };
  for (const { isBeside, wide, tall } of SHAPES)
    for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
      const rows = Math.ceil(count / columns);
      const tileWidth = (width - gap * (columns - 1)) / columns;
      const tileHeight = (height - gap * (rows - 1)) / rows;
      const unit = Math.min(tileWidth / wide, tileHeight / (tall[extraLines] ?? Infinity), LARGEST);
      if (unit > best.unit) best = { columns, unit, isBeside, scrolls: false };
    }
  const smallest = width < PHONE_WIDTH ? SMALLEST.onPhone : SMALLEST.onWall;
  if (best.unit >= smallest) return best;
  const [{ wide }] = SHAPES;
  const columns = Math.max(1, Math.floor((width + gap) / (SMALLEST.onPhone * wide + gap)));
  const unit = Math.min(LARGE_ENOUGH, (width - gap * (columns - 1)) / columns / wide);
  return { columns, unit, isBeside: false, scrolls: true };
}
