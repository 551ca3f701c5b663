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
    <Page title="Setup Complete!" form>
      <p className="pay-done">
        <CircleCheck className="ic" aria-hidden="true" />
        <span>
          {DONE[terms.kind](terms.dueNowCents, PLANS[organization.subscriptionPlan].label)}
          {paymentMethod && ` ${cardName(paymentMethod)} is stored.`}
        </span>
      </p>
      {nextBillingDate && nextBillingAmountCents > 0 && (
        <p className="mute">
          {terms.kind === 'trial' ? 'First' : 'Next'} charge {formatMoney(nextBillingAmountCents)} on{' '}
          {formatFarDayOf(new Date(nextBillingDate), now)}. You can change or stop it at any time under
          Billing.
        </p>
      )}
      <div className="pay-acts">
        {back && (
          <ButtonLink look="primary" href={back}>
            {backName ? `Back to ${backName}` : 'Go back'}
          </ButtonLink>
        )}
        {back !== paths.dashboard && (
          <ButtonLink look={back ? 'line' : 'primary'} href={paths.dashboard}>
            Go to Dashboard
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}

const DONE: Readonly<Record<Terms['kind'], (cents: number, plan: string) => string>> = {
  trial: () => 'Payment is set up, and nothing was charged.',
  start: (cents, plan) => `${formatMoney(cents)} was paid, and your organization is on ${plan}.`,
  pay: (cents) => `${formatMoney(cents)} was paid, and nothing is overdue anymore.`,
  replace: () => 'The new card is used from now on.',
};
