import { m } from '@chargerota/messages';
import { RefreshCw, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { isFault, justFailed } from '../lib/api.ts';
import { useIsOffline } from '../lib/network.ts';
import { paths } from '../lib/paths.ts';
import { faultReportPath } from '../lib/report-path.ts';
import { Button } from './button.tsx';
import { Scale } from './scale.tsx';

/** A grey bar with the size of the content that replaces it; width in px or any CSS length. */
export function Skeleton({
  width = '100%',
  figure = false,
}: {
  width?: number | string;
  figure?: boolean;
}): ReactNode {
  return <i className={figure ? 'sk figure sk-figure' : 'sk'} style={{ width }} />;
}

type SkeletonListProps = {
  rows?: number;
  /** The class of the list's rows, so that the bars have the same columns. */
  row: string;
  /** The content of a row, in the cells of the list's rows. */
  children: (row: number) => ReactNode;
};

/** Skeletons with the columns and heights of a list's rows. */
export function SkeletonList({ rows = 3, row, children }: SkeletonListProps): ReactNode {
  return (
    <ul className="rows sk-list" aria-busy="true" aria-label={m.common.loading}>
      {Array.from({ length: rows }, (_, index) => (
        <li className={row} key={index}>
          {children(index)}
        </li>
      ))}
    </ul>
  );
}

/** Skeletons for a list without rows of its own kind. */
export const SkeletonRows = ({ rows = 3 }: { rows?: number }): ReactNode => (
  <SkeletonList rows={rows} row="u-row">
    {(row) => (
      <>
        <span className="u-date">
          <Skeleton width={84 - (row % 3) * 6} />
        </span>
        <span className="u-time">
          <Skeleton width={150 - (row % 2) * 18} />
        </span>
        <span className="u-where">
          <Skeleton width={172 - (row % 3) * 36} />
        </span>
      </>
    )}
  </SkeletonList>
);

type SkeletonPartProps = { label?: string; className?: string; children: ReactNode };

/** Skeletons for a part of a screen, with what is loading as its name: without a role, a part can have none. */
export const SkeletonPart = ({ label = m.common.loading, ...rest }: SkeletonPartProps): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
  <div role="group" aria-busy="true" aria-label={label} {...rest} />
);

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode };

/**
 * Says what the list will contain, and offers the next action. The scale has no numbers, because the list may not be
 * about time.
 */
export function EmptyState({ title, children, action }: EmptyStateProps): ReactNode {
  return (
    <div className="empty">
      <Scale labelEvery={null} />
      <p className="strong">{title}</p>
      {children && <p className="mute">{children}</p>}
      {action}
    </div>
  );
}

const WITHOUT_CONNECTION = m.parts.thereIsNoConnectionNow;

type ErrorStateProps = {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** What failed; by default the request that has just failed. */
  error?: Error | undefined;
};

/**
 * Says what failed and what has not changed, or that there is no connection to load it with; with a Retry
 * button and, after a fault of ours, a link to report it.
 */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  error,
}: ErrorStateProps): ReactNode {
  const isOffline = useIsOffline();
  const words = isOffline && onRetry ? WITHOUT_CONNECTION : children;
  return (
    <div className="errb" role="alert">
      <span className="b-loss">
        <Unplug className="ic" aria-hidden="true" />
      </span>
      <div>
        <p className="strong">{title}</p>
        {words && <p className="mute">{words}</p>}
        <ReportThis key={String(retrying)} error={error} />
      </div>
      {onRetry && (
        <Button busy={retrying} onClick={onRetry}>
          <RefreshCw className="ic ic-16" aria-hidden="true" />
          {m.parts.retry}
        </Button>
      )}
    </div>
  );
}

/** Nothing if what failed was no fault of ours: a refusal, or a lost connection, over which no report could be sent. */
function ReportThis({ error }: { error: Error | undefined }): ReactNode {
  const [failed] = useState(justFailed);
  const [path] = useLocation();
  const fault = error ?? failed;
  if (!fault || !isFault(fault) || path === paths.bugReport) return null;
  return (
    <Link className="link sm" href={faultReportPath(path, fault)}>
      {m.parts.reportThis}
    </Link>
  );
}
