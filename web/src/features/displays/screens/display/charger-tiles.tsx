import { m } from '@chargerota/messages';
import {
  BatteryCharging,
  CalendarClock,
  CalendarPlus,
  CircleCheck,
  Hourglass,
  Moon,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Tile, TileState } from './tiles.ts';
import { fitTiles, gapOf, type Fit } from './fit-tiles.ts';

/** Nobody has to tell colors apart. */
const ICONS: Record<TileState, typeof Wrench> = {
  free: CircleCheck,
  to_reserve: CalendarPlus,
  soon: CalendarClock,
  reserved: CalendarClock,
  charging: BatteryCharging,
  held: Hourglass,
  maintenance: Wrench,
  reported: TriangleAlert,
  closed: Moon,
};

/** Longer numbers are smaller: above the words there is room for four characters, beside them for two. */
const FULL_SIZE = { above: 4, beside: 2 };
/** Longer words are smaller: there is room for “Maintenance”. */
const FULL_WORD = 11;
/** What is longer, as that of a fast charger, takes two lines. */
const LONG_KIND = 18;
/** It breaks after commas alone. */
const togetherInParts = (kind: string): string => kind.replaceAll(/(?<!,) /g, '\u00A0');

/** What all chargers are, if they are alike; else each says it for itself. */
export function commonKind(tiles: readonly Tile[]): string | null {
  const kinds = new Set(tiles.map(({ kind }) => kind));
  return kinds.size === 1 ? [...kinds][0]! : null;
}

/** Every charger of a location, as large as there is room for. */
export function ChargerTiles({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  const hasKinds = commonKind(tiles) === null;
  const kindLines = hasKinds ? (tiles.some(({ kind }) => kind.length > LONG_KIND) ? 2 : 1) : 0;
  const hasNotes = tiles.some(({ note }) => note !== null);
  const [place, fit] = useFit(tiles.length, kindLines + Number(hasNotes));
  const fullSize = FULL_SIZE[fit.isBeside ? 'beside' : 'above'];
  const longest = Math.max(fullSize, ...tiles.map(({ number }) => Array.from(number).length));
  const longestWord = Math.max(FULL_WORD, ...tiles.map(({ word }) => word.length));
  const style = {
    '--wd-u': `${fit.unit}px`,
    '--wd-columns': fit.columns,
    '--wd-gap': `${fit.gap}px`,
    '--wd-number': fullSize / longest,
    '--wd-word': FULL_WORD / longestWord,
  } as CSSProperties;
  const shape = [fit.isBeside && 'is-beside', fit.scrolls && 'is-long'].filter(Boolean).join(' ');
  return (
    <section
      ref={place}
      className="wd-body"
      aria-label={m.common.chargers}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={fit.scrolls ? 0 : undefined}
    >
      <ul className={`wd-tiles ${shape}`} style={style}>
        {tiles.map((tile, index) => {
          const Icon = ICONS[tile.state];
          return (
            // The place in the row is what stays.
            <li key={index} className={`wd-tile is-${tile.state.replace('_', '-')}`}>
              <span className="wd-top">
                <span className="wd-number fig">
                  <span className="vh">{m.common.charger} </span>
                  {tile.number}
                </span>
                <Icon className="wd-sign" aria-hidden="true" />
              </span>
              <span className="wd-says">
                <b className="wd-word">{tile.word}</b>
                <span className="wd-time fig">{tile.time}</span>
                {tile.note && <span className="wd-note">{tile.note}</span>}
                {hasKinds && <span className="wd-note wd-kind">{togetherInParts(tile.kind)}</span>}
                {/* The words of all tiles stand at one height. */}
                {hasNotes && !tile.note && (
                  <span className="wd-note" aria-hidden="true">
                    {'\u00a0'}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How the tiles fit into the element that is referred to, whatever size it gets. */
function useFit(
  count: number,
  extraLines: number,
): [RefObject<HTMLDivElement | null>, Fit & { gap: number }] {
  const place = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 1280, height: 560 });
  useLayoutEffect(() => {
    const around = place.current;
    if (!around) return undefined;
    const measure = (): void => setBox({ width: around.clientWidth, height: around.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return [place, { ...fitTiles(count, box, { extraLines }), gap: gapOf(box.width) }];
}
