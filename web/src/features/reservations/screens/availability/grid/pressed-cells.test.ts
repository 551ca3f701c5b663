import { dayHours, intersect, type Period } from '@chargerota/domain';
import { dates, zones } from '@chargerota/domain/testing/arbitraries';
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayRows } from './day-rows.tsx';
import { cellAt } from './status-row.tsx';
import { cellIn, keyStop } from './use-grid-keys.ts';
import { columnAt } from '../../../day/day-hours.ts';
import { buildGrid, isBlank, withBeginning, type Grid, type GridBooking } from './grid-model.ts';
import { rememberedSpans } from './grid-words.ts';

const MINUTE = 60_000;
const minutes = fc.integer({ min: 0, max: 25 * 60 });
/** A stretch of the day: minutes after its first one, often beside now, and how long it is. */
const stretch = fc.tuple(
  fc.oneof(minutes, fc.record({ beforeNow: fc.integer({ min: -70, max: 130 }) })),
  fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 60, max: 600 })),
);

const days = fc
  .record({
    zone: zones,
    date: dates,
    now: fc.integer({ min: -60, max: 26 * 60 }),
    open: fc.array(stretch, { maxLength: 2 }),
    isAlwaysOpen: fc.boolean(),
    peak: fc.option(stretch, { nil: undefined }),
    offPeak: fc.record({ walkIn: fc.boolean(), reserve: fc.boolean() }),
    peakAtOnce: fc.boolean(),
    chargers: fc.array(
      fc.record({
        isActive: fc.boolean(),
        bookings: fc.array(
          fc.tuple(stretch, fc.constantFrom<GridBooking['state']>('taken', 'mine', 'held', 'maintenance')),
          { maxLength: 6 },
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    /** Whether the reader's next reservation, of the first charger, can begin now. */
    begins: fc.boolean(),
    refused: fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 4 }),
  })
  // Samoa skipped a day.
  .filter(({ date, zone }) => dayHours(date, zone).length > 0);

type Day = typeof days extends fc.Arbitrary<infer Of> ? Of : never;

function gridOf(day: Day) {
  const columns = dayHours(day.date, day.zone);
  const whole = { startsAt: columns[0]!.startsAt, endsAt: columns.at(-1)!.endsAt };
  const after = (count: number): Date => new Date(+whole.startsAt + count * MINUTE);
  const periodOf = ([from, length]: [number | { beforeNow: number }, number]): Period => {
    const begin = typeof from === 'number' ? from : day.now - from.beforeNow;
    return { startsAt: after(begin), endsAt: after(begin + length) };
  };
  const spans = day.open
    .map(periodOf)
    .toSorted((a, b) => +a.startsAt - +b.startsAt)
    .filter(({ startsAt }, index, all) => index === 0 || startsAt > all[index - 1]!.endsAt);
  const open = day.isAlwaysOpen ? [whole] : intersect([whole], spans);
  const bookings = day.chargers.flatMap((charger, place) =>
    charger.bookings.map(([at, state], index): GridBooking => ({
      id: `b${place}-${index}`,
      spotId: `s${place}`,
      state,
      ...periodOf(at),
    })),
  );
  const grid = buildGrid(
    day.chargers.map(({ isActive }, place) => ({
      id: `s${place}`,
      spotNumber: `0${place + 1}`,
      powerKw: 7,
      connector: 'Type 2',
      isActive,
    })),
    bookings,
    {
      columns,
      openIntervals: open,
      peak: day.peak ? intersect([periodOf(day.peak)], open) : [],
      offPeak: day.offPeak,
      peakAtOnce: day.peakAtOnce,
      now: after(day.now),
    },
  );
  return { columns, grid: day.begins ? withBeginning(grid, 's0', after(day.now)) : grid };
}

const [HEAD_PX, ROW_PX] = [72, 48];

/** A place that takes presses, in columns and in pixels from the top; of two that overlap the upper one gets them. */
interface Place {
  /** What names its row and its cell in the document. */
  row: number;
  cell: string;
  top: number;
  name: string;
  from: number;
  to: number;
  isAbove: boolean;
}

/** Reads the places from what is drawn, as styles/status-grid.css lays it out. */
function placesOf(grid: Grid, zone: string, count: number, refused: ReadonlySet<number>): Place[] {
  const markup = renderToStaticMarkup(
    createElement(DayRows, {
      day: { date: 'day', grid, refused },
      items: grid.rows.map((_, index) => ({
        key: index,
        index,
        lane: 0,
        size: ROW_PX,
        start: HEAD_PX + index * ROW_PX,
        end: HEAD_PX + (index + 1) * ROW_PX,
      })),
      headPx: HEAD_PX,
      headRows: 2,
      scrollOffset: 0,
      part: null,
      isSeen: true,
      isWhole: true,
      spanOf: rememberedSpans(zone),
      stopAt: 0,
      shownBookingId: null,
    }),
  );
  const places: Place[] = [];
  let drawn = { row: -1, top: Number.NaN };
  const around: { from: number; to: number }[] = [];
  for (const [, closes, , attributes = ''] of markup.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closes) {
      around.pop();
      continue;
    }
    const [, row] = /data-row="(\d+)"/.exec(attributes) ?? [];
    if (row) drawn = { row: Number(row), top: Number(/[";]top:(\d+)/.exec(attributes)![1]) };
    const outer = around.at(-1) ?? { from: 0, to: count };
    const style = (property: string): number | undefined => {
      const [, share] = new RegExp(`[";]${property}:([\\d.e-]+)%`).exec(attributes) ?? [];
      return share === undefined ? undefined : (Number(share) / 100) * (outer.to - outer.from);
    };
    const width = style('width') ?? outer.to - outer.from;
    const right = style('inset-inline-end');
    const from =
      right === undefined ? outer.from + (style('inset-inline-start') ?? 0) : outer.to - right - width;
    const box = { from, to: from + width };
    around.push(box);
    const [, cell] = /data-cell="([^"]*)"/.exec(attributes) ?? [];
    const [, name = ''] = /aria-label="([^"]*)"/.exec(attributes) ?? [];
    const isAbove = /class="g-cell/.test(attributes);
    if (cell !== undefined) places.push({ ...drawn, cell, name, isAbove, ...box });
  }
  return places;
}

/** What is under a finger: the last of the upper places, else the last of the others. */
const placeUnder = (places: readonly Place[], x: number, y: number): Place | undefined =>
  places
    .filter(({ from, to, top }) => from <= x && x < to && top <= y && y < top + ROW_PX)
    .toSorted((a, b) => Number(a.isAbove) - Number(b.isAbove))
    .at(-1);

/** The charger and the cell that a press at a place acts on. */
const pressedAt = ({ rows }: Grid, place: Place | undefined) => {
  const row = place && rows[place.row];
  return { spot: row?.spot, cell: row && cellAt(row, place.cell) };
};

function drawnDay(day: Day) {
  const { columns, grid } = gridOf(day);
  return { columns, grid, places: placesOf(grid, day.zone, columns.length, new Set(day.refused)) };
}

test('on any day at any minute, a drawn cell that is pressed at its own place acts on its own charger and time', () => {
  fc.assert(
    fc.property(days, (day) => {
      const { columns, grid, places } = drawnDay(day);
      const spanOf = rememberedSpans(day.zone);
      const at = (instant: Date): number => columnAt(instant, columns) ?? columns.length;
      expect(places).toHaveLength(grid.rows.flatMap(({ cells }) => cells).length);
      for (const [index, { spot, cells }] of grid.rows.entries())
        for (const cell of cells) {
          // Nothing is drawn of what was free and is over, and the hour that runs takes the presses of its part of that.
          const drawn = isBlank(cell.bar) ? cell : { from: at(cell.startsAt), to: at(cell.endsAt) };
          const shares = cell.action === 'none' ? [] : [0.02, 0.98];
          const pressed = [
            // At most the later half is its neighbour's, if that is narrower than a finger.
            drawn.from + (drawn.to - drawn.from) * 0.49,
            ...shares.map((share) => cell.from + (cell.to - cell.from) * share),
          ];
          for (const x of pressed)
            for (const y of [index + 0.02, index + 0.98]) {
              const under = placeUnder(places, x, y * ROW_PX);
              expect(pressedAt(grid, under), `at ${x}, ${y}`).toEqual({ spot, cell });
              expect(under?.name).toContain(`Charger ${spot.spotNumber}, ${spanOf(cell)}: `);
            }
        }
    }),
    { numRuns: 100 },
  );
});

test('on any day the arrow keys lead to every cell and back, and Enter acts on the one they led to', () => {
  fc.assert(
    fc.property(days, (day) => {
      const { columns, grid, places } = drawnDay(day);
      const placesIn = grid.rows.map((_, row) => places.filter((place) => place.row === row));
      const beginsIn = placesIn.map((own) => own.map(({ cell }) => Number(cell)));
      const press = (key: string, { row, at }: { row: number; at: number }) => {
        const begins = beginsIn[row]!;
        const sizes = { rowCount: grid.rows.length, columnCount: columns.length };
        return keyStop({ key, ctrlKey: false, row, index: cellIn(begins, at), begins, at, ...sizes })!;
      };
      const focused = ({ row, at }: { row: number; at: number }) =>
        pressedAt(grid, placesIn[row]![cellIn(beginsIn[row]!, at)]);
      for (const [row, { spot, cells }] of grid.rows.entries()) {
        let stop = press('Home', { row, at: columns.length });
        for (const cell of cells) {
          expect(focused(stop)).toEqual({ spot, cell });
          for (const [there, back] of [
            ['ArrowDown', 'ArrowUp'],
            ['ArrowUp', 'ArrowDown'],
          ] as const) {
            const next = press(there, stop);
            if (next.row === row) continue;
            const found = focused(next);
            expect(found.spot).toBe(grid.rows[next.row]!.spot);
            // What is there at that time.
            expect(found.cell!.from).toBeLessThanOrEqual(stop.at);
            expect(found.cell!.to).toBeGreaterThan(stop.at);
            expect(press(back, next)).toEqual(stop);
          }
          stop = press('ArrowRight', stop);
        }
        expect(press('ArrowRight', stop)).toEqual(stop);
        for (const cell of cells.toReversed()) {
          expect(focused(stop)).toEqual({ spot, cell });
          stop = press('ArrowLeft', stop);
        }
      }
    }),
    { numRuns: 50 },
  );
});
