import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import { Skeleton, SkeletonRows } from '../ui/states.tsx';

/** What a screen looks like while its code is loading: the order of its large parts. */
export type ScreenShape = readonly Part[];
type Part = keyof typeof PARTS;

const lines = (widths: readonly string[]): ReactNode =>
  widths.map((width, line) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines never change
    <p key={line}>
      <Skeleton width={width} />
    </p>
  ));

const field = (label: number): ReactNode => (
  <div key={label} className="sk-field">
    <Skeleton width={label} />
    <Skeleton />
  </div>
);

const PARTS = {
  /** The screen's heading. */
  title: () => (
    <div className="page-title">
      <Skeleton width={200} />
    </div>
  ),
  /** One large answer, as when the next charger is free. */
  figure: () => <Skeleton width="min(100%, 26rem)" figure />,
  tabs: () => (
    <div className="sk-tabs">
      {[64, 56, 72].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  ),
  rows: () => (
    <div className="sk-part">
      <SkeletonRows />
    </div>
  ),
  form: () => <div className="form-col form">{[96, 72, 120].map(field)}</div>,
  /** Fields at the left, on wide screens with a summary beside them. */
  columns: () => (
    <div className="sk-cols">
      <div className="form">{[96, 72, 120].map(field)}</div>
      <div className="form">{lines(['70%', '90%', '60%', '80%'])}</div>
    </div>
  ),
  text: () => <div className="form-col">{lines(['100%', '92%', '97%', '64%', '100%', '88%', '40%'])}</div>,
  /** Lines of a day, as in the grid of chargers. */
  grid: () => (
    <div className="sk-part sk-grid">
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <p key={row}>
          <Skeleton />
        </p>
      ))}
    </div>
  ),
} satisfies Record<string, () => ReactNode>;

/** Shown while a screen's code is loading. */
export function ScreenSkeleton({ shape }: { shape: ScreenShape }): ReactNode {
  return (
    <Page>
      <output className="vh">Loading</output>
      <div aria-busy="true">
        {shape.map((part) => (
          <div key={part}>{PARTS[part]()}</div>
        ))}
      </div>
    </Page>
  );
}
