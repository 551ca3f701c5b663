import {
  BatteryCharging,
  CalendarClock,
  CircleCheck,
  Hourglass,
  Moon,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { gapOf } from './fit-tiles.ts';
import type { Tile, TileState } from './tiles.ts';
import { useFit } from './use-fit.ts';

/** Nobody has to tell colors apart. */
const SIGNS: Record<TileState, typeof Wrench> = {
  free: CircleCheck,
  soon: CalendarClock,
  reserved: CalendarClock,
  charging: BatteryCharging,
  held: Hourglass,
  maintenance: Wrench,
  reported: TriangleAlert,
  closed: Moon,
};

/** Numbers of up to four characters have the full size. */
const FULL_SIZE = 4;

/** Every charger of a location, as large as there is room for. */
export function ChargerTiles({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  const [place, { columns, unit }] = useFit(
    tiles.length,
    tiles.some(({ note }) => note !== null),
  );
  const longest = Math.max(FULL_SIZE, ...tiles.map(({ number }) => Array.from(number).length));
  const style = {
    '--wd-u': `${unit}px`,
    '--wd-columns': columns,
    '--wd-gap': `${gapOf(columns * unit * 8)}px`,
    '--wd-number': FULL_SIZE / longest,
  } as CSSProperties;
  return (
    <ul ref={place} className="wd-tiles" style={style}>
      {tiles.map((tile, index) => {
        const Sign = SIGNS[tile.state];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the place in the row is what stays
          <li key={index} className={`wd-tile is-${tile.state}`}>
            <span className="wd-top">
              <span className="wd-number fig">
                <span className="vh">Charger </span>
                {tile.number}
              </span>
              <Sign className="wd-sign" aria-hidden="true" />
            </span>
            <b className="wd-word">{tile.word}</b>
            <span className="wd-time fig">{tile.time}</span>
            {tile.note && <span className="wd-note">{tile.note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
