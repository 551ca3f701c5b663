import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Page, Section } from '../../../../ui/page.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/states.tsx';

/** The dashboard's skeleton, with the lines of the screen. */
export const DashboardSkeleton = (): ReactNode => (
  <Page className="dash">
    <div className="d-hero pt-12" aria-busy="true">
      <h1 className="vh">{m.common.dashboard}</h1>
      <output className="vh">{m.common.loading}</output>
      <p className="py-4 mb-16">
        <Skeleton width="min(22rem, 80%)" />
      </p>
      <div className="d-figs">
        <div className="d-time shrink">
          <p className="d-lab sm mute">
            <Skeleton width={64} />
          </p>
          <Skeleton figure width="5.4em" />
          <p className="mt-6 sm mute">
            <Skeleton width={160} />
          </p>
        </div>
        <div className="d-no">
          <p className="d-lab sm mute">
            <Skeleton width={56} />
          </p>
          <Skeleton figure width="1em" />
        </div>
        <div className="d-act d-sk-act">
          <Skeleton width="70%" />
          <Skeleton />
        </div>
      </div>
      <div className="d-sk-band">
        <Skeleton />
      </div>
    </div>
    <PartsSkeleton />
  </Page>
);

/** In place of the parts below the next reservation. */
export const PartsSkeleton = (): ReactNode => (
  <div aria-busy="true">
    <Section title={m.reservationsDashboard.myUpcomingReservations}>
      <SkeletonRows />
    </Section>
  </div>
);
