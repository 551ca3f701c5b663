import { dayHours, intersect, type Period } from '@chargerota/domain';
import { dates, zones } from '@chargerota/domain/testing/arbitraries';
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cellAt } from './drawn-rows.ts';
import { buildGrid, columnAt, isBlank, type GridBooking, type GridRow } from './grid-model.ts';
import { rememberedSpans } from './grid-words.ts';
import { StatusRow } from './status-row.tsx';

const MINUTE = 60_000;
const minutes = fc.integer({ min: 0, max: 25 * 60 });
/** A stretch of the day: minutes after its first one, often beside now, and how long it is. */
const stretch = fc.tuple(
  fc.oneof(minutes, fc.record({ beforeNow: fc.integer({ min: -70, max: 130 }) })),
  fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 60, max: 600 })),
);

const days = fc.record({
  zone: zones,
  date: dates,
  now: fc.integer({ min: -60, max: 26 * 60 }),
  open: fc.array(stretch, { maxLength: 2 }),
  isAlwaysOpen: fc.boolean(),
  peak: fc.option(stretch, { nil: undefined }),
  offPeak: fc.record({ walkIn: fc.boolean(), reserve: fc.boolean() }),
  peakAtOnce: fc.boolean(),
  isActive: fc.boolean(),
  bookings: fc.array(
    fc.tuple(stretch, fc.constantFrom<GridBooking['state']>('taken', 'mine', 'held', 'maintenance')),
    { maxLength: 8 },
  ),
  refused: fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 4 }),
});

type Day = typeof days extends fc.Arbitrary<infer Of> ? Of : never;

function rowOf(day: Day) {
  const columns = dayHours(day.date, day.zone);
  const whole = { startsAt: columns[0]!.startsAt, endsAt: columns.at(-1)!.endsAt };
  const after = (count: number): Date => new Date(+whole.startsAt + count * MINUTE);
  const periodOf = ([from, length]: [number | { beforeNow: number }, number]): Period => {
    const begin = typeof from === 'number' ? from : day.now - from.beforeNow;
    return { startsAt: after(begin), endsAt: after(begin + length) };
  };
  const open = day.isAlwaysOpen ? [whole] : intersect([whole], day.open.map(periodOf).slice(0, 1));
  const bookings = day.bookings.map(([at, state], index): GridBooking => ({
    id: `b${index}`,
    spotId: 'a',
    state,
    ...periodOf(at),
  }));
  const grid = buildGrid(
    [{ id: 'a', spotNumber: '07', powerKw: 7, connector: 'Type 2', isActive: day.isActive }],
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
  return { columns, row: grid.rows[0]! };
}

/** A place in the row that takes presses, in columns; of two that overlap the upper one gets them. */
interface Place {
  cell: string;
  name: string;
  from: number;
  to: number;
  isAbove: boolean;
}

/** Reads the places from what is drawn, as styles/status-grid.css lays it out. */
function placesOf(row: GridRow, zone: string, count: number, refused: ReadonlySet<number>): Place[] {
  const markup = renderToStaticMarkup(
    createElement(StatusRow, {
      row,
      day: 'day',
      index: 0,
      ariaIndex: 3,
      top: 0,
      columnCount: count,
      refused,
      spanOf: rememberedSpans(zone),
      stopAt: 0,
      shownBookingId: null,
    }),
  );
  const places: Place[] = [];
  const around: { from: number; to: number }[] = [];
  for (const [, closes, , attributes = ''] of markup.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closes) {
      around.pop();
      continue;
    }
    const outer = around.at(-1) ?? { from: 0, to: count };
    const style = (property: string): number | undefined => {
      const [, share] = new RegExp(`[";]${property}:([\\d.e-]+)%`).exec(attributes) ?? [];
      return share === undefined ? undefined : (Number(share) / 100) * (outer.to - outer.from);
    };
    const width = style('width') ?? outer.to - outer.from;
    const right = style('right');
    const from = right === undefined ? outer.from + (style('left') ?? 0) : outer.to - right - width;
    const box = { from, to: from + width };
    around.push(box);
    const [, cell] = /data-cell="([^"]*)"/.exec(attributes) ?? [];
    const [, name = ''] = /aria-label="([^"]*)"/.exec(attributes) ?? [];
    const isAbove = /class="g-cell/.test(attributes);
    if (cell !== undefined) places.push({ cell, name, isAbove, ...box });
  }
  return places;
}

/** What is under a finger: the last of the upper places, else the last of the others. */
const placeUnder = (places: readonly Place[], at: number): Place | undefined =>
  places
    .filter(({ from, to }) => from <= at && at < to)
    .toSorted((a, b) => Number(a.isAbove) - Number(b.isAbove))
    .at(-1);

test('on any day at any minute, a drawn cell that is pressed at its own place acts on its own charger and time', () => {
  fc.assert(
    fc.property(days, (day) => {
      // Samoa skipped a day.
      fc.pre(dayHours(day.date, day.zone).length > 0);
      const { columns, row } = rowOf(day);
      const count = columns.length;
      const refused = new Set(day.refused);
      const places = placesOf(row, day.zone, count, refused);
      const spanOf = rememberedSpans(day.zone);
      const at = (instant: Date): number => columnAt(instant, columns) ?? count;
      expect(places).toHaveLength(row.cells.length);
      // The keyboard reaches each: they follow one another.
      const begins = places.map(({ cell }) => Number(cell));
      expect(begins).toEqual([...new Set(begins)].toSorted((a, b) => a - b));
      for (const cell of row.cells) {
        // Nothing is drawn of what was free and is over, and the hour that runs takes the presses of its part of that.
        const drawn = isBlank(cell.bar) ? cell : { from: at(cell.startsAt), to: at(cell.endsAt) };
        const shares = cell.action === 'none' ? [] : [0.02, 0.98];
        const pressed = [
          // At most the later half is its neighbour's, if that is narrower than a finger.
          drawn.from + (drawn.to - drawn.from) * 0.49,
          ...shares.map((share) => cell.from + (cell.to - cell.from) * share),
        ];
        for (const place of pressed) {
          const under = placeUnder(places, place);
          expect(cellAt(row, under?.cell), `at ${place}`).toBe(cell);
          expect(under?.name).toContain(`Charger 07, ${spanOf(cell)}: `);
        }
      }
    }),
    { numRuns: 200 },
  );
});
