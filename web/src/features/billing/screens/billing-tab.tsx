import type { MyOrganization } from '@chargerota/contract';
import { trialState } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { Section } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { locationLimitQuery, organizationLocationsQuery } from '../../locations/admin-api.ts';
import { memberLimitQuery } from '../api.ts';
import { CurrentPlan, CurrentPlanSkeleton } from '../components/current-plan.tsx';
import { HowBillingWorks } from '../components/how-billing-works.tsx';
import { PlanTable } from '../components/plan-table.tsx';
import { TrialStatus } from '../components/trial-status.tsx';
import '../styles/billing.css';

/** The organization's plan, its usage, and what the other plans include. */
export function BillingTab({ organization }: { organization: MyOrganization }): ReactNode {
  const { id, subscriptionStatus, subscriptionPlan, isInTrial } = organization;
  const trialEndDate = organization.trialEndDate === null ? null : new Date(organization.trialEndDate);
  const trial = trialState({ subscriptionStatus, isInTrial, trialEndDate }, useNow());
  const locationLimit = useQuery(locationLimitQuery(id));
  const memberLimit = useQuery(memberLimitQuery(id));
  const locations = useQuery(organizationLocationsQuery(id));
  const reads = [locationLimit, memberLimit, locations];
  return (
    <>
      {trialEndDate && trial.state !== 'none' && <TrialStatus trial={trial} endsAt={trialEndDate} />}
      <Section title="Current subscription">
        {locationLimit.data && memberLimit.data && locations.data ? (
          <CurrentPlan
            plan={subscriptionPlan}
            status={subscriptionStatus}
            hasTrialEnded={trial.state === 'expired'}
            locationLimit={locationLimit.data}
            memberLimit={memberLimit.data}
            locations={locations.data}
          />
        ) : reads.some(({ isError }) => isError) ? (
          <ErrorState
            title="The usage of your plan could not be loaded"
            onRetry={() => void Promise.all(reads.map((read) => read.refetch()))}
            retrying={reads.some(({ isFetching }) => isFetching)}
          >
            Your plan and your members’ reservations are as they were.
          </ErrorState>
        ) : (
          <CurrentPlanSkeleton />
        )}
      </Section>
      <Section title="Plans">
        <PlanTable current={subscriptionPlan} />
      </Section>
      <Section title="How Billing Works">
        <HowBillingWorks />
      </Section>
    </>
  );
}
