import { PAGE_SIZE } from '@chargerota/contract/sizes';
import { m } from '@chargerota/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pager } from './pager.tsx';
import { ErrorState } from './states.tsx';

type PagedListProps<T> = {
  /** One page; the page before stays while another loads. */
  query: UseQueryResult<{ items: T[]; total: number }>;
  /** What it has. */
  of: keyof typeof m.parts.counted;
  page: number;
  onTurn: (page: number) => void;
  loading: ReactNode;
  failedTitle: string;
  failedText: string;
  /** Shown if there is nothing. */
  empty: ReactNode;
  /** Follows the number of entries. */
  note?: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** A list in pages: how many there are, one page of them, and the way to the others; or why there are none. */
export function PagedList<T>(props: PagedListProps<T>): ReactNode {
  const { query, of, page, onTurn, children } = props;
  if (query.isPending) return props.loading;
  if (query.isLoadingError)
    return (
      <div className="list-failed">
        <ErrorState
          title={props.failedTitle}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {props.failedText}
        </ErrorState>
      </div>
    );
  const { items, total } = query.data;
  if (total === 0) return <div className="list-failed">{props.empty}</div>;
  return (
    <div aria-busy={query.isPlaceholderData || undefined} className="paged-list">
      <output className="sm mute">
        {m.parts.counted[of]({ count: total })}
        {props.note}
      </output>
      {children(items)}
      <Pager
        of={of}
        page={page}
        total={total}
        pageSize={PAGE_SIZE}
        onTurn={(next) => {
          onTurn(next);
          scrollTo({ top: 0 });
        }}
      />
    </div>
  );
}
