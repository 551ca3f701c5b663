import type { Billing } from '@chargerota/contract';
import { formatMoney, pluralOf, TRIAL_DAYS, TRIAL_WARNING_DAYS } from '@chargerota/domain';
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
    <Section title="Free trial">
      <div
        className={
          endsSoon ? 'bl-trial stack to-start gap-10 w-40 is-soon' : 'bl-trial stack to-start gap-10 w-40'
        }
      >
        <p className="fig fig-40">
          {trialDaysRemaining}{' '}
          <span className="unit">{pluralOf(trialDaysRemaining, 'day left', 'days left')}</span>
        </p>
        <div className="bl-days" aria-hidden="true">
          {Array.from({ length: TRIAL_DAYS }, (_, day) => (
            <i key={day} className={day >= TRIAL_DAYS - trialDaysRemaining ? 'is-left' : undefined} />
          ))}
        </div>
        {endsSoon && (
          <output className="badge b-wait">
            <TriangleAlert className="ic" aria-hidden="true" />
            Your free trial ends soon
          </output>
        )}
        {billing.hasSubscription ? (
          <>
            <p className="strong">
              First charge {formatMoney(billing.nextBillingAmountCents)}
              {billing.nextBillingDate && <> on {formatFarDayOf(new Date(billing.nextBillingDate), now)}</>}
            </p>
            <p className="mute">
              Payment is set up, so everything goes on when the trial ends. To stop before that, remove the
              card: then nothing is charged.
            </p>
            <div className="bl-acts line gap-8-12">
              <ButtonLink href={cardAddress(here)}>Change card</ButtonLink>
              <Button look="loss" onClick={onRemoveCard}>
                Remove card
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="mute">
              {end && `It ends ${end}. `}Nothing is charged until then. After the trial members keep booking;
              adding locations, members or chargers needs a subscription.
            </p>
            <ButtonLink look="primary" href={cardAddress(here)}>
              Set up payment
            </ButtonLink>
          </>
        )}
      </div>
    </Section>
  );
}
