import { expect, test } from 'vitest';
import { nextLayers, type DayLayers, type LayerDay } from './day-layers.ts';

const NONE: ReadonlySet<number> = new Set();

const day = (date: string): LayerDay => ({
  date,
  grid: { rows: [], freeCounts: [], needle: null },
  refused: NONE,
});
const [monday, tuesday, wednesday, thursday, sunday] = ['Mon', 'Tue', 'Wed', 'Thu', 'Sun'].map(day) as [
  LayerDay,
  LayerDay,
  LayerDay,
  LayerDay,
  LayerDay,
];
const drawn = ({ layers, front }: DayLayers): string =>
  layers.map(({ date }, index) => (index === front ? `[${date}]` : date)).join(' ');

test('a day that is prepared is shown where it is, and no layer draws another day for it', () => {
  const prepared = nextLayers(nextLayers(null, monday, []), monday, [tuesday, sunday]);
  expect(drawn(prepared)).toBe('[Mon] Tue Sun');
  expect(drawn(nextLayers(prepared, tuesday, [tuesday, sunday]))).toBe('Mon [Tue] Sun');
});

test('the days beside the new one are drawn by the layers that nobody needs, never by the one that is seen', () => {
  const shown = nextLayers(nextLayers(null, monday, [tuesday, sunday]), tuesday, [tuesday, sunday]);
  expect(drawn(nextLayers(shown, tuesday, [wednesday, monday]))).toBe('Mon [Tue] Wed');
});

test('a day that nobody prepared takes over the layer that is seen', () => {
  const prepared = nextLayers(null, monday, [tuesday, sunday]);
  expect(drawn(nextLayers(prepared, thursday, [tuesday, sunday]))).toBe('[Thu] Tue Sun');
});

test('a day that has changed is drawn anew in its layer, and without a change nothing is', () => {
  const prepared = nextLayers(null, monday, [tuesday]);
  expect(nextLayers(prepared, { ...monday }, [{ ...tuesday }])).toBe(prepared);
  const changed = day('Tue');
  const next = nextLayers(prepared, monday, [changed]);
  expect([next.layers[0], next.layers[1]]).toEqual([prepared.layers[0], changed]);
  expect(next.layers[1]).toBe(changed);
  const refused = { ...monday, refused: new Set([9]) };
  expect(nextLayers(prepared, refused, [tuesday]).layers[0]).toBe(refused);
});
