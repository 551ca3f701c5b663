import { PAGE_SIZE } from '@chargerota/contract';
import { BILLING_TYPES } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { SubView } from '../../../ui/sub-view.tsx';
import { HISTORY_ADDRESS } from '../addresses.ts';
import { billingHistoryQuery, historyFileAddress } from '../api.ts';
import type { HistoryFilter } from '../api.ts';
import { TYPE_WORDS } from '../billing-words.ts';
import { PaymentList, PaymentSkeletons } from '../components/payment-list.tsx';

type HistoryViewProps = { organizationId: string; onBack: () => void };

/** The whole payment history, page by page and by kind. */
export function HistoryView({ organizationId, onBack }: HistoryViewProps): ReactNode {
  const filter = filterOf(useSearch());
  const [, navigate] = useLocation();
  const history = useQuery(billingHistoryQuery(organizationId, filter));
  const ask = ({ type, page }: HistoryFilter): void =>
    navigate(`${HISTORY_ADDRESS}${type ? `&kind=${type}` : ''}${page > 1 ? `&page=${page}` : ''}`, {
      replace: true,
    });
  return (
    <SubView
      title="Payment History"
      back={
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft className="ic ic-16" aria-hidden="true" />
          Back to Billing
        </Button>
      }
      actions={
        history.data && history.data.total > 0 ? (
          <a className="btn btn-line" href={historyFileAddress(organizationId, filter.type)} download>
            <Download className="ic ic-16" aria-hidden="true" />
            Export CSV
          </a>
        ) : null
      }
    >
      <search className="bl-filter" aria-label="Payments">
        <Field label="Kind">
          <Select
            value={filter.type ?? ''}
            onChange={({ target }) => ask({ type: typeOf(target.value), page: 1 })}
          >
            <option value="">Everything</option>
            {BILLING_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPE_WORDS[type]}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      {history.isPending && <PaymentSkeletons rows={8} />}
      {history.isLoadingError && (
        <div className="list-failed">
          <ErrorState
            title="The payment history could not be loaded"
            onRetry={() => void history.refetch()}
            retrying={history.isFetching}
          >
            It is all kept. Try again in a moment.
          </ErrorState>
        </div>
      )}
      {history.data?.total === 0 && (
        <div className="list-failed">
          {filter.type ? (
            <EmptyState
              title="Nothing of this kind"
              action={<Button onClick={() => ask({ page: 1 })}>Show everything</Button>}
            >
              Your payment history has no entry of this kind.
            </EmptyState>
          ) : (
            <EmptyState title="No payments yet">Charges, refunds and changes are listed here.</EmptyState>
          )}
        </div>
      )}
      {history.data && history.data.total > 0 && (
        <div aria-busy={history.isPlaceholderData || undefined} className="bl-list">
          <output className="sm mute">
            {history.data.total === 1 ? '1 entry' : `${history.data.total.toLocaleString('en-US')} entries`}
          </output>
          <PaymentList organizationId={organizationId} entries={history.data.items} />
          <Pager
            noun="entries"
            page={filter.page}
            total={history.data.total}
            pageSize={PAGE_SIZE}
            onTurn={(page) => {
              ask({ ...filter, page });
              scrollTo({ top: 0 });
            }}
          />
        </div>
      )}
    </SubView>
  );
}

const typeOf = (value: string | null): HistoryFilter['type'] => BILLING_TYPES.find((type) => type === value);

function filterOf(search: string): HistoryFilter {
  const asked = new URLSearchParams(search);
  const type = typeOf(asked.get('kind'));
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1);
  return { page, ...(type && { type }) };
}
