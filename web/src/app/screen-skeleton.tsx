import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import { Skeleton, SkeletonRows } from '../ui/states.tsx';

/** Shown while a screen's code is loading: a heading, a figure and rows. */
export function ScreenSkeleton(): ReactNode {
  return (
    <Page>
      <div aria-busy="true">
        <output className="vh">Loading</output>
        <div className="page-title">
          <Skeleton width={200} />
        </div>
        <Skeleton width="min(100%, 26rem)" figure />
      </div>
      <div className="sk-screen">
        <SkeletonRows />
      </div>
    </Page>
  );
}
