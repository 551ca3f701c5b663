import { formatNumber } from '@chargerota/domain';
import type { Health } from '@chargerota/contract';
import type { ReactNode } from 'react';

/** The histogram of times ends there. */
const SLOWEST_KNOWN = 2500;

export function RoutesPart({ routes }: { routes: Health['slowestRoutes'] }): ReactNode {
  if (routes.length === 0) return <p className="mute">This instance has answered no request yet.</p>;
  return (
    // Wider than the smallest phones: who uses a keyboard scrolls it, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="hl-routes" aria-label="Times of routes" tabIndex={0}>
      <table>
        <thead className="sm mute">
          <tr>
            <th scope="col">Route</th>
            <th scope="col">Requests</th>
            <th scope="col">Half within</th>
            <th scope="col">95% within</th>
          </tr>
        </thead>
        <tbody className="sm">
          {routes.map(({ route, requests, medianMilliseconds, p95Milliseconds }) => (
            <tr key={route}>
              <th scope="row">{route}</th>
              <td className="fig">{formatNumber(requests)}</td>
              <td className="fig">{timeText(medianMilliseconds)}</td>
              <td className="fig">{timeText(p95Milliseconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="xs mute">Of this instance since its start.</p>
    </section>
  );
}

const timeText = (milliseconds: number): string =>
  milliseconds >= SLOWEST_KNOWN ? 'over 2.5 s' : `${formatNumber(milliseconds)} ms`;
