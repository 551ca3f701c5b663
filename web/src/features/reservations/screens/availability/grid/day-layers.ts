import type { Grid } from './grid-model.ts';

/** What a layer of the status grid draws. */
export interface LayerDay {
  date: string;
  grid: Grid;
  /** The columns in which the rules refuse the reader any charger. */
  refused: ReadonlySet<number>;
}

/** Days drawn one over the other, of which one is seen. A layer keeps its elements when it is given another day. */
export interface DayLayers {
  layers: readonly LayerDay[];
  /** The index of the layer that is seen. */
  front: number;
}

/**
 * Which layer draws which day. A day that a layer has already is shown there; any other takes over the layer that is
 * seen, because to move bars is faster than to make them. The days beside it go to layers that nobody needs any more.
 * The same object if nothing changes.
 */
export function nextLayers(
  before: DayLayers | null,
  shown: LayerDay,
  beside: readonly LayerDay[],
): DayLayers {
  const layers = [...(before?.layers ?? [])];
  const at = layers.findIndex(({ date }) => date === shown.date);
  const front = at === -1 ? (before?.front ?? 0) : at;
  layers[front] = kept(layers[front], shown);
  const wanted = new Set([shown, ...beside].map(({ date }) => date));
  for (const day of beside) {
    if (day.date === shown.date) continue;
    const own = layers.findIndex(({ date }) => date === day.date);
    const spare = layers.findIndex(({ date }) => !wanted.has(date));
    const place = [own, spare].find((index) => index !== -1) ?? layers.length;
    layers[place] = kept(layers[place], day);
  }
  const isSame =
    before?.front === front &&
    before.layers.length === layers.length &&
    before.layers.every((layer, index) => layer === layers[index]);
  return isSame ? before : { layers, front };
}

const kept = (before: LayerDay | undefined, day: LayerDay): LayerDay =>
  before?.grid === day.grid && before.refused === day.refused ? before : day;
