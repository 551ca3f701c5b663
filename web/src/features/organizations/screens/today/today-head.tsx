import { m } from '@chargerota/messages';
import type { AdminOverview, MyOrganization } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { formatDayOf } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { countSessions } from './today.ts';
import { useOverview, useToday } from './use-today.ts';

type Figure = keyof AdminOverview | 'reservations';

const FIGURES: readonly (readonly [Figure, string])[] = [
  ['pendingApprovals', m.organizationsToday.pendingApprovals],
  ['activeUsers', m.organizationsToday.activeUsers],
  ['reservations', m.organizationsToday.todaysReservations],
  ['noShows', m.organizationsToday.noShows],
];

/** Today in four figures. The number of today's reservations comes from the list below, so that both are equal. */
export function TodayHead({ organization }: { organization: MyOrganization }): ReactNode {
  const overview = useOverview();
  const { sessions, hasFailed } = useToday();
  const counted = sessions ? countSessions(sessions).coming : undefined;
  return (
    <>
      <div className="ad-top line mid ends">
        <div>
          <h1 className="fig-28" tabIndex={-1}>
            {m.organizationsToday.todayAtName({ name: organization.name })}
          </h1>
          <p className="mute">{formatDayOf(useNow(), organization.timezone)}</p>
        </div>
        <div className="line gap-12">
          <ButtonLink href={paths.report}>{m.organizationsToday.usageReport}</ButtonLink>
          <ButtonLink href={paths.organization}>{m.common.organization}</ButtonLink>
        </div>
      </div>
      <Figures
        figures={{ ...overview.data, reservations: counted }}
        failed={(figure) => (figure === 'reservations' ? hasFailed : overview.isLoadingError)}
      />
    </>
  );
}

/** The skeleton of the head. */
export const TodayHeadSkeleton = (): ReactNode => (
  <>
    <div className="ad-top line mid ends">
      <div>
        <div className="fig-28 o-title-sk">
          <Skeleton width="min(80vw, 320px)" />
        </div>
        <Skeleton width={96} />
      </div>
      <div className="line gap-12">
        <ButtonLink href={paths.report}>{m.organizationsToday.usageReport}</ButtonLink>
        <ButtonLink href={paths.organization}>{m.common.organization}</ButtonLink>
      </div>
    </div>
    <Figures figures={{}} />
  </>
);

type FiguresProps = {
  /** The figures that have been loaded. */
  figures: Partial<Record<Figure, number | undefined>>;
  failed?: (figure: Figure) => boolean;
};

const Figures = ({ figures, failed }: FiguresProps): ReactNode => (
  <dl
    className="ad-figs"
    aria-busy={FIGURES.some(([name]) => figures[name] === undefined && !failed?.(name))}
  >
    {FIGURES.map(([name, label]) => (
      <div key={name} className={isUrgent(name, figures[name]) ? 'is-urgent' : undefined}>
        <dt className="sm mute">{label}</dt>
        <dd className="fig fig-40">{figures[name] ?? (failed?.(name) ? '–' : <Skeleton width={48} />)}</dd>
      </div>
    ))}
  </dl>
);

/** Whether somebody waits for a decision. */
const isUrgent = (name: Figure, count: number | undefined): boolean =>
  name === 'pendingApprovals' && (count ?? 0) > 0;
