import { m } from '@chargerota/messages';
import type { UseReport } from '@chargerota/contract';
import { formatNumber } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';

type Days = UseReport['days'];

const HEIGHT = 100;
const STEP = 10;
const BAR = 7;

/** Sessions and unserved requests by day, one above the other. */
export function UseByDay({ days }: { days: Days }): ReactNode {
  const most = Math.max(1, ...days.map(({ sessions, unserved }) => sessions + unserved));
  const high = (count: number): number => (count / most) * HEIGHT;
  const unserved = days.reduce((total, day) => total + day.unserved, 0);
  const top = days.reduce((one, other) => (other.sessions > one.sessions ? other : one), days[0]!);
  return (
    <figure className="rp-days">
      <p className="sm mute">{formatNumber(most)}</p>
      <div className="rp-plot">
        <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map((day, index) => (
            <g key={day.date} transform={`translate(${index * STEP + (STEP - BAR) / 2} 0)`}>
              <rect
                className="rp-bar"
                y={HEIGHT - high(day.sessions)}
                width={BAR}
                height={high(day.sessions)}
              />
              <rect
                className="rp-unserved"
                y={HEIGHT - high(day.sessions + day.unserved)}
                width={BAR}
                height={high(day.unserved)}
              />
            </g>
          ))}
        </svg>
      </div>
      <p className="rp-ends mt-4 line ends sm mute">
        <span>{formatDay(days[0]!.date)}</span>
        <span>{formatDay(days.at(-1)!.date)}</span>
      </p>
      <p className="vh">{m.reports.mostSessionsOn({ day: formatDay(top.date), count: top.sessions })}</p>
      <figcaption className="rp-key line ends sm">
        <span>
          <i className="rp-swatch" /> {m.reports.sessions}
        </span>
        {unserved > 0 && (
          <span>
            <i className="rp-swatch is-unserved" /> {m.reports.unservedRequestsAboveThem}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
