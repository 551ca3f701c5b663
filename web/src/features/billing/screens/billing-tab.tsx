import { m } from '@chargerota/messages';
import type { Billing, MyOrganization } from '@chargerota/contract';
import { ADD_ON_KINDS, formatNumber } from '@chargerota/domain';
import type { PlanName } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePartInAddress } from '../../../lib/in-address.ts';
import { useLeaveGuard } from '../../../lib/leave-guard.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import type { FormDraft } from '../../../lib/use-form-draft.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { Section } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { AddOn } from '../add-ons.ts';
import {
  addressOf,
  askedOf,
  askingAddress,
  cardAddress,
  BILLING_ADDRESS,
  HISTORY_ADDRESS,
  PLANS_ID,
} from '../addresses.ts';
import { billingQuery } from '../api.ts';
import { AddOnCard } from '../components/add-on-card.tsx';
import { CurrentSubscription, CurrentSubscriptionSkeleton } from '../components/current-subscription.tsx';
import { DetailsSection } from '../components/details-section.tsx';
import { HowBillingWorks } from '../components/how-billing-works.tsx';
import { PaymentList, PaymentSkeletons } from '../components/payment-list.tsx';
import { PlanList } from '../components/plan-list.tsx';
import { StandingNotice } from '../components/standing-notice.tsx';
import { TrialStatus } from '../components/trial-status.tsx';
import { cancellationEndOf, canRestart, isStopped, standingOf } from '../standing.ts';
import { BillingDialogs } from './billing-dialogs.tsx';
import type { OwnDialog } from './billing-dialogs.tsx';
import { HistoryView } from './history-view.tsx';
import '../styles/billing.css';

/** What an organization pays, why, when next, and how to stop. */
export function BillingTab({ organization }: { organization: MyOrganization }): ReactNode {
  const billing = useQuery(billingQuery(organization.id));
  if (billing.data) return <LoadedTab billing={billing.data} />;
  return (
    <>
      <Section title={m.billing.currentSubscription}>
        {billing.isError ? (
          <ErrorState
            title={m.billing.noBillingInformation}
            onRetry={() => void billing.refetch()}
            retrying={billing.isFetching}
          >
            {m.billing.unableToLoadBillingInformation}
          </ErrorState>
        ) : (
          <CurrentSubscriptionSkeleton />
        )}
      </Section>
      {!billing.isError && (
        <Section title={m.billing.paymentHistory}>
          <PaymentSkeletons />
        </Section>
      )}
      <Section title={m.billing.howBillingWorks}>
        <HowBillingWorks />
      </Section>
    </>
  );
}

/** Unsaved details are kept while the whole history is open. */
function LoadedTab({ billing }: { billing: Billing }): ReactNode {
  const search = useSearch();
  const [, navigate] = useLocation();
  const draft = useFormDraft(billing.details);
  const guard = useLeaveGuard(draft.isDirty, (address) => address.startsWith(BILLING_ADDRESS));
  return (
    <>
      {new URLSearchParams(search).get('view') === 'history' ? (
        <HistoryView organizationId={billing.organization.id} onBack={() => navigate(BILLING_ADDRESS)} />
      ) : (
        <Overview billing={billing} draft={draft} />
      )}
      <LeaveQuestion guard={guard} description={m.billing.yourChangesToTheBilling} />
    </>
  );
}

type OverviewProps = { billing: Billing; draft: FormDraft<Billing['details']> };

function Overview({ billing, draft }: OverviewProps): ReactNode {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<OwnDialog | null>(null);
  const asked = askedOf(search);
  const here = addressOf(search);
  usePartInAddress(PLANS_ID);
  const { organization } = billing;
  const mayCancel = cancellationEndOf(billing, useNow()) !== null && !billing.isBusy;
  const open = (next: Parameters<typeof askingAddress>[0]): void =>
    navigate(askingAddress(next), { replace: true });
  const choosePlan = (plan: PlanName): void => {
    if (isStopped(standingOf(billing)) && !canRestart(billing))
      navigate(cardAddress(asked.back ?? here, plan));
    else open({ plan, back: asked.back });
  };
  return (
    <>
      {organization.isInTrial && standingOf(billing) === 'trial' && (
        <TrialStatus billing={billing} here={here} onRemoveCard={() => setDialog({ is: 'remove-card' })} />
      )}
      <Section title={m.billing.currentSubscription}>
        <StandingNotice
          billing={billing}
          here={here}
          onStartAgain={() => choosePlan(organization.subscriptionPlan)}
        />
        <CurrentSubscription
          billing={billing}
          here={here}
          onCancel={mayCancel ? () => setDialog({ is: 'cancel-subscription' }) : null}
        />
      </Section>
      <Section title={m.billing.subscriptionManagement}>
        {ADD_ON_KINDS.map((kind) => (
          <AddOnCard
            key={kind}
            billing={billing}
            kind={kind}
            onBuy={() => open({ add: kind, back: asked.back })}
            onEdit={(addOn: AddOn) => setDialog({ is: 'edit', addOn })}
            onCancel={(addOn: AddOn) => setDialog({ is: 'cancel', addOn })}
          />
        ))}
      </Section>
      <div id={PLANS_ID}>
        <Section title={m.billing.changePlan}>
          <PlanList billing={billing} onChoose={choosePlan} />
        </Section>
      </div>
      <LatestPayments billing={billing} />
      <DetailsSection organization={organization} draft={draft} />
      <Section title={m.billing.howBillingWorks}>
        <HowBillingWorks />
      </Section>
      <BillingDialogs
        billing={billing}
        own={dialog}
        onCloseOwn={() => setDialog(null)}
        asked={asked}
        here={here}
      />
    </>
  );
}

function LatestPayments({ billing }: { billing: Billing }): ReactNode {
  const [, navigate] = useLocation();
  const { billingHistory, historyTotal, organization } = billing;
  return (
    <Section
      title={m.billing.paymentHistory}
      actions={
        historyTotal > billingHistory.length && (
          <Button look="quiet" onClick={() => navigate(HISTORY_ADDRESS)}>
            {m.billing.showAllCount({ count: formatNumber(historyTotal) })}
          </Button>
        )
      }
    >
      {billingHistory.length === 0 ? (
        <EmptyState title={m.billing.noPaymentsYet}>{m.billing.chargesRefundsAndChangesAre}</EmptyState>
      ) : (
        <PaymentList organizationId={organization.id} entries={billingHistory} />
      )}
    </Section>
  );
}
