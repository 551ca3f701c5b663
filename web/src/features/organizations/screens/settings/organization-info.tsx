import type { MyOrganization } from '@chargerota/contract';
import type { SubscriptionStatus } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { Tone } from '../../../../ui/badge.tsx';
import { Facts, Section } from '../../../../ui/page.tsx';
import { counted } from '../../../reservations/booking-guidelines.ts';
import { planCapacityOf } from '../../plan-capacity.ts';
import { PART_TITLES } from './parts.ts';
import '../../styles/organization-info.css';

const STATUS: Record<SubscriptionStatus, { tone: Tone; word: string }> = {
  trial: { tone: 'info', word: 'Free trial' },
  active: { tone: 'ok', word: 'Active' },
  past_due: { tone: 'wait', word: 'Payment overdue' },
  inactive: { tone: 'off', word: 'Inactive' },
};

const NOT_GIVEN = <span className="mute">Not given</span>;

/** Name, contact email, plan and status, read-only. */
export function OrganizationInfo({ organization }: { organization: MyOrganization }): ReactNode {
  const { label, trial } = planCapacityOf(organization, useNow());
  const { tone, word } = STATUS[organization.subscriptionStatus];
  const status =
    trial.state === 'active' ? (
      <Badge tone="info">{`Free trial, ${counted(trial.daysRemaining, 'day')} left`}</Badge>
    ) : trial.state === 'expired' ? (
      <Badge tone="off">Free trial ended</Badge>
    ) : (
      <Badge tone={tone}>{word}</Badge>
    );
  return (
    <Section id="organization" title={PART_TITLES.organization}>
      <div className="oi">
        <Facts
          facts={[
            ['Name', organization.name],
            ['Contact email', organization.contactEmail ?? NOT_GIVEN],
            ['Plan', label],
            ['Status', status],
          ]}
        />
      </div>
    </Section>
  );
}
