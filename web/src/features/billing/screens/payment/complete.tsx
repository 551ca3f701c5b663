import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { formatMoney, PLANS } from '@chargerota/domain';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { formatFarDayOf } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { dismissShownToast } from '../../../../ui/toast.ts';
import { cardName } from '../../billing-words.ts';
import { nameOfAddress } from '../../payment/payment-address.ts';
import type { Terms } from '../../payment/payment-terms.ts';

type CompleteProps = { billing: Billing; terms: Terms; back: string | null };

/** The card is stored and in use: what was charged, what comes next, and the way back to what one was doing. */
export function Complete({ billing, terms, back }: CompleteProps): ReactNode {
  const now = useNow();
  const { paymentMethod, nextBillingAmountCents, nextBillingDate, organization } = billing;
  useEffect(() => {
    // A refusal from before is no longer true.
    dismissShownToast();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  const backName = back && nameOfAddress(back);
  return (
    <Page title={m.billingPayment.setupComplete} form>
      <p className="pay-done">
        <CircleCheck className="ic" aria-hidden="true" />
        <span>
          {DONE[terms.kind](terms.dueNowCents, PLANS[organization.subscriptionPlan].label)}
          {paymentMethod && ` ${m.billingPayment.cardIsStored({ card: cardName(paymentMethod) })}`}
        </span>
      </p>
      {nextBillingDate && nextBillingAmountCents > 0 && (
        <p className="mute">
          {(terms.kind === 'trial'
            ? m.billingPayment.firstChargeYouCanStop
            : m.billingPayment.nextChargeYouCanStop)({
            amount: formatMoney(nextBillingAmountCents),
            day: formatFarDayOf(new Date(nextBillingDate), now),
          })}
        </p>
      )}
      <div className="pay-acts">
        {back && (
          <ButtonLink look="primary" href={back}>
            {backName ? m.billingPayment.backToScreen({ screen: backName }) : m.billingPayment.goBack}
          </ButtonLink>
        )}
        {back !== paths.dashboard && (
          <ButtonLink look={back ? 'line' : 'primary'} href={paths.dashboard}>
            {m.billingPayment.goToDashboard}
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}

const DONE: Readonly<Record<Terms['kind'], (cents: number, plan: string) => string>> = {
  trial: () => m.billingPayment.paymentIsSetUpAnd,
  start: (cents, plan) => m.billingPayment.amountWasPaidAndYour({ amount: formatMoney(cents), plan }),
  pay: (cents) => m.billingPayment.amountWasPaidAndNothing({ amount: formatMoney(cents) }),
  replace: () => m.billingPayment.theNewCardIsUsedFrom,
};
