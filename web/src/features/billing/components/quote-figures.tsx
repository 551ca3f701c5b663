import type { BillingQuote } from '@chargerota/contract';
import { formatMoney } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Skeleton, SkeletonPart } from '../../../ui/states.tsx';
import { Lines } from './lines.tsx';

type QuoteFiguresProps = {
  quote: BillingQuote;
  /** The figures are of another choice; those of this one are on their way. */
  isOutdated: boolean;
  /** What holds before the change takes effect. */
  meanwhile?: ReactNode;
  /** No card is stored in the trial, so the next payment comes only if one is. */
  needsCard: boolean;
};

/** What a change costs now, when it takes effect, and what is charged next. */
export function QuoteFigures({ quote, isOutdated, meanwhile, needsCard }: QuoteFiguresProps): ReactNode {
  const now = useNow();
  const { dueNowCents, lines, effectiveAt, nextBillingAmountCents, nextBillingDate } = quote;
  return (
    <div className={isOutdated ? 'bl-quote stack gap-4 is-old' : 'bl-quote stack gap-4'}>
      <output className="bl-due">
        <span className="fig fig-28">{formatMoney(dueNowCents)}</span>{' '}
        <span className="unit">{dueNowCents === 0 ? 'now: nothing is charged' : 'is charged now'}</span>
      </output>
      {lines.length > 0 && <Lines lines={lines} />}
      <dl className="facts ruled">
        <div>
          <dt>Takes effect</dt>
          <dd>{effectiveAt === null ? 'At once' : `On ${formatFarDayOf(new Date(effectiveAt), now)}`}</dd>
        </div>
        <div>
          <dt>Next payment</dt>
          <dd>
            {nextBillingDate === null ? (
              'None'
            ) : (
              <>
                <span className="fig">{formatMoney(nextBillingAmountCents)}</span> on{' '}
                {formatFarDayOf(new Date(nextBillingDate), now)}
                {needsCard && ', if you set up payment'}
              </>
            )}
          </dd>
        </div>
      </dl>
      {effectiveAt !== null && meanwhile && <p className="sm mute">{meanwhile}</p>}
    </div>
  );
}

/** As tall as the figures of a change that costs nothing now. */
export const QuoteSkeleton = (): ReactNode => (
  <SkeletonPart className="stack gap-4" label="Loading the figures">
    <span className="bl-due fig-28">
      <Skeleton width={180} figure />
    </span>
    <dl className="facts ruled">
      {[96, 168].map((width) => (
        <div key={width}>
          <dt>
            <Skeleton width={84} />
          </dt>
          <dd>
            <Skeleton width={width} />
          </dd>
        </div>
      ))}
    </dl>
  </SkeletonPart>
);
