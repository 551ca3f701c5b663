import type { ReactNode } from 'react';
import { longHour } from '../../hours.ts';
import { USAGE, USAGE_HOURS } from './sites.ts';

/** How busy each hour of a weekday usually is; the shade follows the figure. */
export function UsageHeatmap(): ReactNode {
  return (
    <section className="dm-card" aria-labelledby="usage">
      <h2 id="usage">Weekday Usage</h2>
      <table className="dms-heat fig" aria-labelledby="usage">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Day</span>
            </th>
            {USAGE_HOURS.map((hour) => (
              <th key={hour} scope="col">
                {longHour(hour).replace(':00', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {USAGE.map(({ day, percents }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {percents.map((percent, index) => (
                <td key={USAGE_HOURS[index]}>
                  <span data-heat={Math.min(4, Math.floor(percent / 20))}>{percent}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dm-note">Spots in use, in percent.</p>
    </section>
  );
}
