import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { BillingEntry } from '@chargerota/contract';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton, SkeletonList } from '../../../ui/states.tsx';
import { documentAddress } from '../api.ts';
import { amountWords, disputeSentence, statusWords } from '../billing-words.ts';

type PaymentListProps = { organizationId: string; entries: readonly BillingEntry[] };

/** Payments and other events, newest first: when, what, how much, whether it was paid, and its documents. */
export const PaymentList = ({ organizationId, entries }: PaymentListProps): ReactNode => (
  <ol className="rows">
    {entries.map((entry) => (
      <PaymentRow key={entry.id} organizationId={organizationId} entry={entry} />
    ))}
  </ol>
);

function PaymentRow({ organizationId, entry }: { organizationId: string; entry: BillingEntry }): ReactNode {
  const now = useNow();
  const { description, amount, billingDate, failureReason, dispute, documents } = entry;
  const { tone, word } = statusWords(entry);
  return (
    <li className="bl-pay">
      <span className="bl-date sm mute">{formatFarDayOf(new Date(billingDate), now)}</span>
      <span className="bl-text stack gap-2 anywhere">
        <span>{description}</span>
        {failureReason && <span className="sm mute">{failureReason}</span>}
        {dispute && <span className="sm mute">{disputeSentence(dispute)}</span>}
        {documents.length > 0 && (
          <span className="line gap-0-24 sm">
            {documents.map(({ id, kind, number }) => (
              <a key={id} className="link touch gap-6" href={documentAddress(organizationId, id)} download>
                <Download className="ic ic-14" aria-hidden="true" />
                <Rich
                  of={m.billing.documents[kind]}
                  number={number}
                  hidden={(it) => <span className="vh">{it}</span>}
                />
              </a>
            ))}
          </span>
        )}
      </span>
      <span className="bl-state">
        <Badge tone={tone}>{word}</Badge>
      </span>
      <span className={amount === 0 ? 'bl-sum' : 'bl-sum fig'}>{amountWords(amount)}</span>
    </li>
  );
}

/** Skeletons with the columns of the payments' rows. */
export const PaymentSkeletons = ({ rows = 5 }: { rows?: number }): ReactNode => (
  <SkeletonList rows={rows} row="bl-pay">
    {(row) => (
      <>
        <span className="bl-date">
          <Skeleton width={76} />
        </span>
        <span className="bl-text stack gap-2 anywhere">
          <Skeleton width={`min(100%, ${260 - (row % 3) * 40}px)`} />
        </span>
        <span className="bl-state">
          <Skeleton width={60} />
        </span>
        <span className="bl-sum">
          <Skeleton width={52} />
        </span>
      </>
    )}
  </SkeletonList>
);
