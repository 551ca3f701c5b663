import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import { Skeleton, SkeletonRows } from '../ui/states.tsx';

/** The large parts of a screen, from top to bottom, as they stand there while its code is loading. */
export type ScreenShape = readonly Part[];
type Part = keyof typeof PARTS;

const lines = (widths: readonly string[]): ReactNode =>
  widths.map((width, line) => (
    // The lines never change.
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
  /** An organization's name, with what is said of it. */
  head: () => (
    <div className="sk-head">
      <Skeleton width="min(80%, 20rem)" />
      <Skeleton width="min(60%, 16rem)" />
    </div>
  ),
  /** The one answer that a screen opens with. */
  figure: () => <Skeleton width="min(100%, 26rem)" figure />,
  /** The dashboard's next reservation: what, when, what to do now. */
  hero: () => (
    <div className="sk-hero">
      <Skeleton width="min(22rem, 80%)" />
      <Skeleton width="min(100%, 26rem)" figure />
      <div className="sk-field">
        <Skeleton width="40%" />
        <Skeleton width="min(100%, 22rem)" />
      </div>
    </div>
  ),
  tabs: () => (
    <div className="sk-tabs">
      {[64, 56, 72].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  ),
  rows: () => <SkeletonRows rows={5} />,
  /** Titles in a column of their own, as `Section` draws them. */
  sections: () =>
    [96, 128, 112].map((width) => (
      <div key={width} className="section">
        <div className="section-head">
          <Skeleton width={width} />
        </div>
        <div className="section-body">{lines(['min(100%, 14rem)', 'min(100%, 22rem)'])}</div>
      </div>
    )),
  /** A form in the middle of a screen without more. */
  card: () => (
    <div className="sk-card form">
      <Skeleton width={200} />
      {[96, 72].map(field)}
    </div>
  ),
  /** Steps, on wide screens with a summary beside them. */
  columns: () => (
    <div className="sk-cols">
      <div className="form">{[96, 72, 120, 84].map(field)}</div>
      <div>{lines(['70%', '90%', '60%', '80%'])}</div>
    </div>
  ),
  text: () => <div className="form-col">{lines(['100%', '92%', '97%', '64%', '100%', '88%', '40%'])}</div>,
  /** The chargers by the hours of a day. */
  grid: () => (
    <div className="sk-grid">
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  ),
} satisfies Record<string, () => ReactNode>;

/** Shown while a screen's code is loading. */
export function ScreenSkeleton({ shape }: { shape: ScreenShape }): ReactNode {
  return (
    <Page>
      <output className="vh">{m.common.loading}</output>
      <div aria-busy="true">
        {shape.map((part) => (
          <div key={part}>{PARTS[part]()}</div>
        ))}
      </div>
    </Page>
  );
}
