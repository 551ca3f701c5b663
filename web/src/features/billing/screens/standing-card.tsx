import { m } from '@chargerota/messages';
import type { Billing, MyOrganization } from '@chargerota/contract';
import { formatMoney, TRIAL_WARNING_DAYS } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { readText, writeText } from '../../../lib/storage.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ButtonLink, IconButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { askingAddress, BILLING_ADDRESS, cardAddress } from '../addresses.ts';
import { billingQuery } from '../api.ts';
import { isOnlyTakenBack, standingOf } from '../standing.ts';
import '../styles/payment.css';

const dismissalKey = (organizationId: string): string => `trialCardDismissed:${organizationId}`;

/** For administrators: how the organization stands with its trial or payments, while that needs to be known. */
export function StandingCard({ organization }: { organization: MyOrganization }): ReactNode {
  const isQuiet = organization.subscriptionStatus === 'active';
  const billing = useQuery({ ...billingQuery(organization.id), enabled: !isQuiet });
  const key = dismissalKey(organization.id);
  const [isDismissed, setDismissed] = useState(() => readText(key) !== null);
  const now = useNow();
  if (isQuiet) return null;
  if (!billing.data) {
    // A failure here must not disturb: the Billing tab says what is wrong.
    if (billing.isError || isDismissed) return null;
    return (
      <Section title={m.common.billing}>
        <div className="pay-card stack gap-12 mid" aria-busy="true">
          <p>
            <Skeleton width={220} />
          </p>
        </div>
      </Section>
    );
  }
  const words = wordsOf(billing.data, now);
  if (!words || (words.mayDismiss && isDismissed)) return null;
  const dismiss = (): void => {
    writeText(key, 'yes');
    setDismissed(true);
  };
  return (
    <Section title={m.common.billing}>
      <div className="pay-card stack gap-12 mid">
        <p className={words.isUrgent ? '' : 'mute'}>
          <b className="strong">{words.title}</b>
          {words.text && ` ${words.text}`}
        </p>
        <span className="pay-card-acts">
          <ButtonLink look={words.isUrgent ? 'primary' : 'line'} href={words.href}>
            {words.action}
          </ButtonLink>
          {words.mayDismiss && (
            <IconButton label={m.billing.hideUntil3DaysAre} onClick={dismiss}>
              <X className="ic ic-16" aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
    </Section>
  );
}

type Words = {
  title: string;
  text: string;
  action: string;
  href: string;
  isUrgent: boolean;
  mayDismiss: boolean;
};

const LIMITED = m.billing.membersKeepBookingAddingLocations;

function wordsOf(billing: Billing, now: Date): Words | null {
  const standing = standingOf(billing);
  const { organization, pastDue, hasSubscription } = billing;
  if (standing === 'trial') {
    const { trialDaysRemaining: days } = organization;
    const amount = formatMoney(billing.nextBillingAmountCents);
    const firstCharge = billing.nextBillingDate
      ? m.billing.paymentIsSetUpTheOnDay({
          amount,
          day: formatFarDayOf(new Date(billing.nextBillingDate), now),
        })
      : m.billing.paymentIsSetUpThe({ amount });
    return {
      title: m.billing.daysLeftOfYourFreeTrial({ count: days }),
      text: hasSubscription ? firstCharge : m.billing.nothingIsChargedUntilIt,
      action: hasSubscription ? m.common.billing : m.billing.setUpPayment,
      href: hasSubscription ? BILLING_ADDRESS : cardAddress(paths.dashboard),
      isUrgent: days <= TRIAL_WARNING_DAYS && !hasSubscription,
      mayDismiss: days > TRIAL_WARNING_DAYS,
    };
  }
  if (standing === 'past_due' && pastDue && isOnlyTakenBack(billing))
    return {
      title: m.billing.aBankTookBackAmount2({ amount: formatMoney(pastDue.takenBackCents) }),
      text: m.billing.aPaymentWasDisputedEverything,
      action: m.common.billing,
      href: BILLING_ADDRESS,
      isUrgent: true,
      mayDismiss: false,
    };
  if (standing === 'past_due' && pastDue)
    return {
      title: m.billing.amountIsOverdue2({ amount: formatMoney(pastDue.amountCents) }),
      text: pastDue.nextAttemptAt
        ? m.billing.theCardIsTriedAgain({ day: formatFarDayOf(new Date(pastDue.nextAttemptAt), now) })
        : m.billing.theCardIsNotTriedAgain,
      action: m.billing.payNow,
      href: BILLING_ADDRESS,
      isUrgent: true,
      mayDismiss: false,
    };
  const start = billing.paymentMethod
    ? askingAddress({ plan: organization.subscriptionPlan, back: paths.dashboard })
    : cardAddress(paths.dashboard);
  if (standing === 'trial_ended')
    return {
      title: m.billing.yourFreeTrialHasEnded2,
      text: LIMITED,
      action: m.billing.chooseAPlan,
      href: BILLING_ADDRESS,
      isUrgent: true,
      mayDismiss: false,
    };
  if (standing === 'inactive')
    return {
      title: m.billing.yourSubscriptionHasEnded2,
      text: LIMITED,
      action: m.billing.startAgain,
      href: start,
      isUrgent: true,
      mayDismiss: false,
    };
  return null;
}
