import { m } from '@chargerota/messages';
import { formatNumber } from '@chargerota/domain';
import type { Health } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../lib/dates.ts';

const HEIGHT = 96;
const STEP = 24;
const BAR = 16;

/** A bar for each day, today's highlighted. Screen readers get the same as a table. */
export function ReservationsChart({ days }: { days: Health['reservationsByDay'] }): ReactNode {
  const most = Math.max(1, ...days.map(({ reservations }) => reservations));
  const sum = days.reduce((total, { reservations }) => total + reservations, 0);
  const first = days[0];
  return (
    <figure className="hl-chart">
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {days.map(({ date, reservations }, index) => {
          // A day without any still shows where it is.
          const height = reservations === 0 ? 1 : Math.max(3, (reservations / most) * HEIGHT);
          return (
            <rect
              key={date}
              className={index === days.length - 1 ? 'hl-bar is-today' : 'hl-bar'}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            >
              <title>{m.common.labelled({ label: formatDay(date), text: formatNumber(reservations) })}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="row ends gap-12 mt-8 sm mute" aria-hidden="true">
        <span>{first && formatDay(first.date)}</span>
        <span>
          {sum === 0
            ? m.operatorHealth.noneInTwoWeeks
            : m.operatorHealth.sumInTwoWeeksAtMost({ sum: formatNumber(sum), most: formatNumber(most) })}
        </span>
        <span>{m.common.today}</span>
      </figcaption>
      {/* A table itself cannot be made one pixel wide. */}
      <div className="vh">
        <table>
          <caption>{m.operatorHealth.reservationsAndWalkInsBy}</caption>
          <thead>
            <tr>
              <th scope="col">{m.operatorHealth.day}</th>
              <th scope="col">{m.operatorHealth.reservations}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, reservations }) => (
              <tr key={date}>
                <th scope="row">{formatDay(date)}</th>
                <td>{formatNumber(reservations)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
