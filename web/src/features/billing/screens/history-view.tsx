import { m } from '@chargerota/messages';
import { BILLING_TYPES } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pageOf } from '../../../lib/in-address.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportCsv } from '../../../ui/export-csv.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { EmptyState } from '../../../ui/states.tsx';
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
      title={m.billing.paymentHistory}
      back={
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft className="ic ic-16" aria-hidden="true" />
          {m.billing.backToBilling}
        </Button>
      }
      actions={
        <ExportCsv address={history.data?.total ? historyFileAddress(organizationId, filter.type) : null} />
      }
    >
      <search className="bl-filter" aria-label={m.billing.payments}>
        <Field label={m.billing.kind}>
          <Select
            value={filter.type ?? ''}
            onChange={({ target }) => ask({ type: typeOf(target.value), page: 1 })}
          >
            <option value="">{m.billing.everything}</option>
            {BILLING_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPE_WORDS[type]}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      <PagedList
        query={history}
        of="entries"
        page={filter.page}
        onTurn={(page) => ask({ ...filter, page })}
        loading={<PaymentSkeletons rows={8} />}
        failedTitle={m.billing.thePaymentHistoryCouldNot}
        failedText={m.billing.itIsAllKeptTry}
        empty={
          filter.type ? (
            <EmptyState
              title={m.billing.nothingOfThisKind}
              action={<Button onClick={() => ask({ page: 1 })}>{m.billing.showEverything}</Button>}
            >
              {m.billing.yourPaymentHistoryHasNo}
            </EmptyState>
          ) : (
            <EmptyState title={m.billing.noPaymentsYet}>{m.billing.chargesRefundsAndChangesAre}</EmptyState>
          )
        }
      >
        {(entries) => <PaymentList organizationId={organizationId} entries={entries} />}
      </PagedList>
    </SubView>
  );
}

const typeOf = (value: string | null): HistoryFilter['type'] => BILLING_TYPES.find((type) => type === value);

function filterOf(search: string): HistoryFilter {
  const asked = new URLSearchParams(search);
  const type = typeOf(asked.get('kind'));
  return { page: pageOf(asked), ...(type && { type }) };
}
