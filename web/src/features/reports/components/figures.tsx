import type { UseReport } from '@chargerota/contract';
import { formatNumber } from '@chargerota/domain';
import type { ReactNode } from 'react';

/** What happened, in figures. */
export function Figures({ report }: { report: UseReport }): ReactNode {
  const { sums, worstTenth } = report;
  const figures: [name: string, value: string, note?: string][] = [
    ['Sessions', formatNumber(sums.sessions), `${formatNumber(sums.walkIns)} of them walk-ins`],
    ['Hours charged', formatNumber(sums.minutes / 60, 1)],
    ['Released early', formatNumber(sums.released)],
    ['No-shows', formatNumber(sums.noShows)],
    [
      'Unserved requests',
      formatNumber(sums.unserved),
      `${formatNumber(sums.notServed)} in line, ${formatNumber(sums.refused)} refused`,
    ],
    [
      'Worst-served tenth',
      worstTenth ? `${formatNumber(100 * worstTenth.share, 0)}%` : '–',
      worstTenth ? 'of their requests found a charger' : 'shown once ten members had a request',
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
