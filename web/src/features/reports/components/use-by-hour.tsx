import { m } from '@chargerota/messages';
import type { UseReport } from '@chargerota/contract';
import { hourLabel, formatNumber, WEEKDAYS } from '@chargerota/domain';
import type { ReactNode } from 'react';

type Hours = UseReport['hours'];

const LEFT = 46;
const TOP = 20;
const WIDTH = 360;
const ROW = 22;
const COLUMN = (WIDTH - LEFT) / WEEKDAYS.length;
/** The strongest tint on which text is still read well. */
const TINT = 0.35;

/** The part of all chargers in use, by weekday and hour: a figure, a tint and a bar in each cell. */
export function UseByHour({ hours }: { hours: Hours }): ReactNode {
  const used = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    hours.some((day) => day[hour]!.inUse > 0),
  );
  const first = used[0];
  const last = used.at(-1);
  if (first === undefined || last === undefined) {
    return <p className="mute">{m.reports.noWholeDayWithA}</p>;
  }
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <figure className="rp-hours">
      <svg viewBox={`0 0 ${WIDTH} ${TOP + rows.length * ROW}`} aria-hidden="true">
        {WEEKDAYS.map((weekday, column) => (
          <text
            key={weekday}
            className="rp-axis"
            x={LEFT + (column + 0.5) * COLUMN}
            y={13}
            textAnchor="middle"
          >
            {m.reports.shortWeekdays[weekday]}
          </text>
        ))}
        {rows.map((hour, row) => (
          <g key={hour} transform={`translate(0 ${TOP + row * ROW})`}>
            <text className="rp-axis" x={LEFT - 6} y={15} textAnchor="end">
              {hourLabel(hour)}
            </text>
            {hours.map((day, column) => (
              <Cell key={WEEKDAYS[column]} share={day[hour]!.share ?? 0} column={column} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="sm mute">
        {m.reports.chargersInUseAsAPart} {busiest(hours)}
      </figcaption>
    </figure>
  );
}

function Cell({ share, column }: { share: number; column: number }): ReactNode {
  const x = LEFT + column * COLUMN + 1;
  const width = COLUMN - 2;
  return (
    <>
      <rect className="rp-cell" x={x} y={1} width={width} height={ROW - 2} rx={3} />
      <rect className="rp-tint" x={x} y={1} width={width} height={ROW - 2} rx={3} opacity={TINT * share} />
      <rect className="rp-bar" x={x} y={ROW - 4} width={width * share} height={3} />
      {share > 0 && (
        <text className="rp-share" x={x + width / 2} y={14} textAnchor="middle">
          {formatNumber(100 * share, 0)}
        </text>
      )}
    </>
  );
}

/** The busiest hour, in words. */
function busiest(hours: Hours): string {
  let most = { share: 0, weekday: 0, hour: 0 };
  hours.forEach((day, weekday) =>
    day.forEach(({ share }, hour) => {
      if ((share ?? 0) > most.share) most = { share: share ?? 0, weekday, hour };
    }),
  );
  return m.reports.busiestAt({
    weekday: m.reports.weekdays[WEEKDAYS[most.weekday]!],
    hour: hourLabel(most.hour),
    share: formatNumber(100 * most.share, 0),
  });
}
