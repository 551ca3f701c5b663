import { m } from '@chargerota/messages';
import type { UseReport } from '@chargerota/contract';
import { formatNumber } from '@chargerota/domain';
import type { ReactNode } from 'react';

/** What happened, in figures. */
export function Figures({ report }: { report: UseReport }): ReactNode {
  const { sums, worstTenth } = report;
  const figures: [name: string, value: string, note?: string][] = [
    [m.reports.sessions, formatNumber(sums.sessions), m.reports.ofThemWalkIns({ count: sums.walkIns })],
    [m.reports.hoursCharged, formatNumber(sums.minutes / 60, 1)],
    [m.reports.releasedEarly, formatNumber(sums.released)],
    [m.reports.noShows, formatNumber(sums.noShows)],
    [
      m.reports.unservedRequests,
      formatNumber(sums.unserved),
      m.reports.inLineAndRefused({
        inLine: formatNumber(sums.notServed),
        refused: formatNumber(sums.refused),
      }),
    ],
    [
      m.reports.worstServedTenth,
      worstTenth ? m.reports.percent({ number: formatNumber(100 * worstTenth.share, 0) }) : '–',
      worstTenth ? m.reports.ofTheirRequestsFoundA : m.reports.shownOnceTenMembersHad,
    ],
  ];
  return (
    <dl className="rp-figs">
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt className="sm mute">{name}</dt>
          <dd className="fig fig-28">{value}</dd>
          {note && <dd className="sm mute">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
