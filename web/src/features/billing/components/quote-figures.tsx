import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
        <Rich
          of={dueNowCents === 0 ? m.billing.nowNothingIsCharged : m.billing.isChargedNow}
          amount={<span className="fig fig-28">{formatMoney(dueNowCents)}</span>}
          unit={(it) => <span className="unit">{it}</span>}
        />
      </output>
      {lines.length > 0 && <Lines lines={lines} />}
      <dl className="facts ruled">
        <div>
          <dt>{m.billing.takesEffect}</dt>
          <dd>
            {effectiveAt === null
              ? m.billing.atOnce
              : m.billing.takesEffectOnDay({ day: formatFarDayOf(new Date(effectiveAt), now) })}
          </dd>
        </div>
        <div>
          <dt>{m.billing.nextPayment}</dt>
          <dd>
            {nextBillingDate === null ? (
              m.billing.noNextPayment
            ) : (
              <Rich
                of={needsCard ? m.billing.amountOnDayIfSetUp : m.billing.amountOnDay}
                amount={<span className="fig">{formatMoney(nextBillingAmountCents)}</span>}
                day={formatFarDayOf(new Date(nextBillingDate), now)}
              />
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
  <SkeletonPart className="stack gap-4" label={m.billing.loadingTheFigures}>
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
