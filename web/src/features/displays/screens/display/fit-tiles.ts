// How tiles fill a wall: few of them are huge, many are as large as they can be without scrolling.

/** A tile's width and height in units, of which its texts are multiples (display.css). */
const WIDE = 8.4;
const TALL = { plain: 6.1, withNotes: 7.3 };
/** Smaller texts can't be read on a phone; then the tiles scroll. */
const SMALLEST = 13;
/** One charger need not fill a wall. */
const LARGEST = 76;

export const gapOf = (width: number): number => (width < 700 ? 8 : 14);

export type Fit = { columns: number; unit: number };

type Box = { width: number; height: number };

/** The number of columns with which texts are largest, and their unit in pixels. */
export function fitTiles(count: number, { width, height }: Box, { hasNotes }: { hasNotes: boolean }): Fit {
  const gap = gapOf(width);
  const tall = hasNotes ? TALL.withNotes : TALL.plain;
  const unitOf = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const tile = {
      width: (width - gap * (columns - 1)) / columns,
      height: (height - gap * (rows - 1)) / rows,
    };
    return Math.min(tile.width / WIDE, tile.height / tall, LARGEST);
  };
  let best: Fit = { columns: 1, unit: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const unit = unitOf(columns);
    if (unit > best.unit) best = { columns, unit };
  }
  if (best.unit >= SMALLEST) return best;
  const columns = Math.max(1, Math.floor((width + gap) / (SMALLEST * WIDE + gap)));
  return {
    columns,
    unit: Math.max(SMALLEST - 2, Math.min(16, (width - gap * (columns - 1)) / columns / WIDE)),
  };
}
