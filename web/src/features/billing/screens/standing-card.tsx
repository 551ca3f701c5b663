import type { Billing, MyOrganization } from '@chargerota/contract';
import { countedWords, formatMoney, TRIAL_WARNING_DAYS } from '@chargerota/domain';
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
      <Section title="Billing">
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
    <Section title="Billing">
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
            <IconButton label="Hide until 3 days are left" onClick={dismiss}>
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

const LIMITED = 'Members keep booking. Adding locations, members, chargers or add-ons needs a subscription.';

function wordsOf(billing: Billing, now: Date): Words | null {
  const standing = standingOf(billing);
  const { organization, pastDue, hasSubscription } = billing;
  if (standing === 'trial') {
    const { trialDaysRemaining: days } = organization;
    const next = `${formatMoney(billing.nextBillingAmountCents)}${
      billing.nextBillingDate ? ` on ${formatFarDayOf(new Date(billing.nextBillingDate), now)}` : ''
    }`;
    return {
      title: `${countedWords(days, 'day', 'days')} left of your free trial.`,
      text: hasSubscription
        ? `Payment is set up; the first charge is ${next}.`
        : 'Nothing is charged until it ends.',
      action: hasSubscription ? 'Billing' : 'Set up payment',
      href: hasSubscription ? BILLING_ADDRESS : cardAddress(paths.dashboard),
      isUrgent: days <= TRIAL_WARNING_DAYS && !hasSubscription,
      mayDismiss: days > TRIAL_WARNING_DAYS,
    };
  }
  if (standing === 'past_due' && pastDue && isOnlyTakenBack(billing))
    return {
      title: `A bank took back ${formatMoney(pastDue.takenBackCents)}.`,
      text: 'A payment was disputed. Everything works as before.',
      action: 'Billing',
      href: BILLING_ADDRESS,
      isUrgent: true,
      mayDismiss: false,
    };
  if (standing === 'past_due' && pastDue)
    return {
      title: `${formatMoney(pastDue.amountCents)} is overdue.`,
      text: pastDue.nextAttemptAt
        ? `The card is tried again on ${formatFarDayOf(new Date(pastDue.nextAttemptAt), now)}.`
        : 'The card is not tried again.',
      action: 'Pay now',
      href: BILLING_ADDRESS,
      isUrgent: true,
      mayDismiss: false,
    };
  const start = billing.paymentMethod
    ? askingAddress({ plan: organization.subscriptionPlan, back: paths.dashboard })
    : cardAddress(paths.dashboard);
  if (standing === 'trial_ended')
    return {
      title: 'Your free trial has ended.',
      text: LIMITED,
      action: 'Choose a plan',
      href: BILLING_ADDRESS,
      isUrgent: true,
      mayDismiss: false,
    };
  if (standing === 'inactive')
    return {
      title: 'Your subscription has ended.',
      text: LIMITED,
      action: 'Start again',
      href: start,
      isUrgent: true,
      mayDismiss: false,
    };
  return null;
}
