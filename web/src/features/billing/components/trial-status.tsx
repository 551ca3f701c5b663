import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { formatMoney, TRIAL_DAYS, TRIAL_WARNING_DAYS } from '@chargerota/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { cardAddress } from '../addresses.ts';

type TrialStatusProps = { billing: Billing; here: string; onRemoveCard: () => void };

/** The days left of the free trial, what happens at its end, and how to go on or to stop. */
export function TrialStatus({ billing, here, onRemoveCard }: TrialStatusProps): ReactNode {
  const { trialDaysRemaining, trialEndDate } = billing.organization;
  const now = useNow();
  const endsSoon = trialDaysRemaining <= TRIAL_WARNING_DAYS;
  const end = trialEndDate ? formatFarDayOf(new Date(trialEndDate), now) : null;
  return (
    <Section title={m.billing.freeTrial}>
      <div
        className={
          endsSoon ? 'bl-trial stack to-start gap-10 w-40 is-soon' : 'bl-trial stack to-start gap-10 w-40'
        }
      >
        <p className="fig fig-40">
          <Rich
            of={m.billing.daysLeft({ count: trialDaysRemaining })}
            unit={(it) => <span className="unit">{it}</span>}
          />
        </p>
        <div className="bl-days" aria-hidden="true">
          {Array.from({ length: TRIAL_DAYS }, (_, day) => (
            <i key={day} className={day >= TRIAL_DAYS - trialDaysRemaining ? 'is-left' : undefined} />
          ))}
        </div>
        {endsSoon && (
          <output className="badge b-wait">
            <TriangleAlert className="ic" aria-hidden="true" />
            {m.billing.yourFreeTrialEndsSoon}
          </output>
        )}
        {billing.hasSubscription ? (
          <>
            <p className="strong">
              {billing.nextBillingDate
                ? m.billing.firstChargeAmountOnDay({
                    amount: formatMoney(billing.nextBillingAmountCents),
                    day: formatFarDayOf(new Date(billing.nextBillingDate), now),
                  })
                : m.billing.firstChargeAmount({ amount: formatMoney(billing.nextBillingAmountCents) })}
            </p>
            <p className="mute">{m.billing.paymentIsSetUpSo}</p>
            <div className="bl-acts line gap-8-12">
              <ButtonLink href={cardAddress(here)}>{m.billing.changeCard}</ButtonLink>
              <Button look="loss" onClick={onRemoveCard}>
                {m.billing.removeCard}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="mute">
              {end && `${m.billing.itEndsDay({ day: end })} `}
              {m.billing.nothingIsChargedUntilTrialEnds}
            </p>
            <ButtonLink look="primary" href={cardAddress(here)}>
              {m.billing.setUpPayment}
            </ButtonLink>
          </>
        )}
      </div>
    </Section>
  );
}
