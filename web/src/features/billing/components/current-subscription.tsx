import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { formatMoney, PLANS } from '@chargerota/domain';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Skeleton, SkeletonPart } from '../../../ui/states.tsx';
import { cardAddress } from '../addresses.ts';
import { cardExpiry, cardName, STANDING_WORDS } from '../billing-words.ts';
import { standingOf } from '../standing.ts';
import { Lines } from './lines.tsx';

type CurrentSubscriptionProps = {
  billing: Billing;
  here: string;
  /** Null if there is nothing to cancel. */
  onCancel: (() => void) | null;
};

/** What is paid next, when, for what, and with which card; and how to stop. */
export function CurrentSubscription({ billing, here, onCancel }: CurrentSubscriptionProps): ReactNode {
  const { subscriptionPlan } = billing.organization;
  const standing = standingOf(billing);
  const { tone, word } = STANDING_WORDS[standing];
  return (
    <div className="bl-now stack gap-8 w-40">
      <NextPayment billing={billing} />
      <p className="bl-plan line base">
        <b className="strong">{m.billing.labelPlan({ label: PLANS[subscriptionPlan].label })}</b>{' '}
        <Badge tone={tone}>{word}</Badge>
      </p>
      <Following billing={billing} />
      {billing.lines.length > 0 && <Lines lines={billing.lines} />}
      <CardLine billing={billing} here={here} />
      {onCancel && (
        <Button look="loss" className="at-start flush-start" onClick={onCancel}>
          {m.billing.cancelSubscription}
        </Button>
      )}
    </div>
  );
}

/** Without a subscription in the trial, the amount is what it would be. */
function NextPayment({ billing }: { billing: Billing }): ReactNode {
  const now = useNow();
  const { nextBillingAmountCents, nextBillingDate, hasSubscription } = billing;
  if (nextBillingDate === null || nextBillingAmountCents === 0)
    return (
      <p>
        <LargeAmount of={m.billing.nothingWillBeCharged} cents={0} />
      </p>
    );
  const day = formatFarDayOf(new Date(nextBillingDate), now);
  return (
    <p>
      <LargeAmount
        of={hasSubscription ? m.billing.nextOnDay({ day }) : m.billing.fromDayIfSetUp({ day })}
        cents={nextBillingAmountCents}
      />
    </p>
  );
}

const LargeAmount = ({ of, cents }: { of: string; cents: number }): ReactNode => (
  <Rich
    of={of}
    amount={<span className="fig fig-40">{formatMoney(cents)}</span>}
    unit={(it) => <span className="unit">{it}</span>}
  />
);

function Following({ billing }: { billing: Billing }): ReactNode {
  const now = useNow();
  const { scheduledPlan, scheduledPlanDate } = billing;
  if (!scheduledPlan) return null;
  const { label } = PLANS[scheduledPlan];
  return (
    <p className="mute">
      {scheduledPlanDate
        ? m.billing.labelFollowsOnDay({ label, day: formatFarDayOf(new Date(scheduledPlanDate), now) })
        : m.billing.labelFollows({ label })}
    </p>
  );
}

function CardLine({ billing, here }: { billing: Billing; here: string }): ReactNode {
  const { paymentMethod, organization } = billing;
  // In the trial, the card stands with the trial's end, where it is used first.
  const isTrial = organization.isInTrial;
  return (
    <div className="bl-card line mid gap-0-12">
      <CreditCard className="ic mute" aria-hidden="true" />
      {paymentMethod ? (
        <p>
          <Rich
            of={m.billing.cardExpires}
            card={<span className="strong">{cardName(paymentMethod)}</span>}
            expiry={<span className="fig">{cardExpiry(paymentMethod)}</span>}
            unit={(it) => <span className="unit">{it}</span>}
          />
        </p>
      ) : (
        <p className="mute">{m.billing.noCardIsStored}</p>
      )}
      {paymentMethod && !isTrial && (
        <ButtonLink look="quiet" href={cardAddress(here)}>
          {m.billing.changeCard}
        </ButtonLink>
      )}
    </div>
  );
}

export const CurrentSubscriptionSkeleton = (): ReactNode => (
  <SkeletonPart className="bl-now stack gap-8 w-40">
    <p className="fig-40">
      <Skeleton width={220} figure />
    </p>
    <p>
      <Skeleton width={150} />
    </p>
    <ul className="py-4">
      {[180, 140].map((width) => (
        <li key={width} className="pair py-8 gap-16 ruled sm">
          <span>
            <Skeleton width={width} />
          </span>
          <span>
            <Skeleton width={56} />
          </span>
        </li>
      ))}
    </ul>
    <div className="bl-card line mid gap-0-12">
      <Skeleton width={200} />
    </div>
  </SkeletonPart>
);
