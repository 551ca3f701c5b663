import type { AdminOverview, MyOrganization } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { formatDayOf } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { useOverview } from './use-today.ts';

const FIGURES: readonly (readonly [keyof AdminOverview, string])[] = [
  ['pendingApprovals', 'Pending approvals'],
  ['activeUsers', 'Active users'],
  ['todaysSessions', 'Today’s reservations'],
  ['noShows', 'No-shows'],
];

/** What today is like, in four figures. */
export function TodayHead({ organization }: { organization: MyOrganization }): ReactNode {
  const overview = useOverview();
  return (
    <>
      <div className="ad-top">
        <div>
          <h1 className="fig-28 o-name" tabIndex={-1}>
            Today at {organization.name}
          </h1>
          <p className="mute">{formatDayOf(useNow(), organization.timezone)}</p>
        </div>
        <ButtonLink href={paths.organization}>Organization</ButtonLink>
      </div>
      <Figures overview={overview.isLoadingError ? null : overview.data} />
    </>
  );
}

/** The head while it isn't known yet whose it is. */
export const TodayHeadSkeleton = (): ReactNode => (
  <>
    <div className="ad-top">
      <div>
        <div className="fig-28 o-title-sk">
          <Skeleton width="min(80vw, 320px)" />
        </div>
        <Skeleton width={96} />
      </div>
    </div>
    <Figures overview={undefined} />
  </>
);

type FiguresProps = {
  /** Undefined while it loads, null if that failed. */
  overview: AdminOverview | null | undefined;
};

const Figures = ({ overview }: FiguresProps): ReactNode => (
  <dl className="ad-figs" aria-busy={overview === undefined}>
    {FIGURES.map(([name, label]) => (
      <div key={name} className={isUrgent(name, overview) ? 'is-urgent' : undefined}>
        <dt className="sm mute">{label}</dt>
        <dd className="fig fig-40">
          {overview?.[name] ?? (overview === null ? '–' : <Skeleton width={48} />)}
        </dd>
      </div>
    ))}
  </dl>
);

/** Somebody waits for a decision. */
const isUrgent = (name: keyof AdminOverview, overview: AdminOverview | null | undefined): boolean =>
  name === 'pendingApprovals' && (overview?.pendingApprovals ?? 0) > 0;
